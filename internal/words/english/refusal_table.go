package english

import (
	"tabby/engine"
	"tabby/scoring"
)

// A refusal has the words of one refusal.
type refusal struct {
	reason error
	plain  string // when nothing more is known
	full   string // when the details it names in braces are known, or ""
}

// refusalTable has the words of all refusals. What wraps stands before what it wraps.
var refusalTable = []refusal{
	{engine.ErrVariant, "there is no such game", "there is no game called {variant:q}"},
	{engine.ErrNewerGame, "a newer Tabby has made this game; update Tabby to play it", ""},
	{engine.ErrGameField, "this game has something in it that Tabby does not know", "Tabby does not know what {field} says here"},
	{engine.ErrGameValue, "something in this game cannot be so", "{field} cannot be like that"},
	{engine.ErrGameText, "a name in this game is empty, too long or not plain text", "{field} has {min} to {max} letters, all of them plain text"},
	{engine.ErrGameSize, "this game has too much in it", "this game has {count} letters and signs; {max} are the most"},
	{engine.ErrGameOrder, "the least has to be less than the most", "{field} go from {min} to {max}; the first has to be less"},
	{engine.ErrGameNoDeck, "say first which cards there are", "{field} needs cards; say first which there are"},
	{engine.ErrGameCard, "one of the cards cannot be so", "the card {card:q} is there twice, or cannot be so"},
	{engine.ErrGameFaces, "that is not a number of kinds of cards", "there are {count} kinds of cards; {min} to {max} can be"},
	{engine.ErrGameCards, "that is not a number of cards", "there are {count} cards; {min} to {max} can be"},
	{engine.ErrGameHand, "that is not a number of cards of a hand", "a hand has {min} to {max} cards, not {count}"},
	{engine.ErrGameHands, "there are too few cards for everybody", "there are too few cards: a hand of {count} is too many, {max} would do"},
	{engine.ErrGameGrid, "the cards of a hand do not fill the rows", "a hand of {count} cards does not fill {min} rows of {max}"},
	{engine.ErrGameSpecial, "the special hand has cards that are not there", "the special hand has cards that are not there: {card}"},
	{engine.ErrRules, "these house rules cannot be together", "{key:q} cannot be {value:q} beside the other house rules"},
	{engine.ErrHouseRule, "this game has no such house rule", "{variant} has no house rule {key:q}"},
	{engine.ErrHouseValue, "that house rule cannot be so", "that house rule cannot be so: {key} is {possible}, not {value:q}"},
	{engine.ErrCard, "there is no such card in this deck", "there is no card {card:q} in this deck"},
	{engine.ErrTooMany, "the deck has fewer of those cards", "too many of {card}, of which there are {max}"},
	{engine.ErrHandSize, "that is not a whole hand", "that hand has {count} instead of {min} cards"},
	{engine.ErrPowerLeft, "a power card has to be replaced first", "{card} has to be replaced before scoring"},
	{engine.ErrKept, "Tabby keeps the score of this game and does not deal it", "Tabby keeps the score of {variant} and does not deal it"},
	{engine.ErrPlayers, "that is not the right number of players", "{variant} is for {min} to {max}, not {count}"},

	{scoring.ErrStarted, "the game has begun already", ""},
	{scoring.ErrNotStarted, "there is no game yet", ""},
	{scoring.ErrNameEmpty, "a name cannot be empty", ""},
	{scoring.ErrNameLength, "a name has 1 to 40 characters", "a name has {min} to {max} characters, not {count}"},
	{scoring.ErrNameText, "a name is plain text", ""},
	{scoring.ErrName, "that cannot be a name", "{player:q} cannot be a name"},
	{scoring.ErrSameName, "two players cannot have the same name", "two players cannot have the same name: {player}"},
	{scoring.ErrCarriedCount, "each player needs a total from paper", "there are {count} totals from paper for {max} players"},
	{scoring.ErrCarriedOut, "with these totals, fewer than two players are still in", ""},
	{scoring.ErrCarried, "the totals from paper do not fit", "{player} cannot bring {count} from paper"},

	{scoring.ErrScoreMissing, "a score is missing", "{player} has no score yet; a blank is not a zero"},
	{scoring.ErrCardCount, "that is not a possible number of cards", "{player} has {count} cards, possible is {min} to {max}"},
	{scoring.ErrScoreRange, "that is not a possible score", "{player} has {count}, possible is {min} to {max}"},
	{scoring.ErrCards, "those cards are not a hand", "{player}: {cause}"},
	{scoring.ErrNotInRound, "that player did not play that round", "{player} did not play round {count}"},
	{scoring.ErrCaller, "the caller is not playing", ""},
	{scoring.ErrCallerMissing, "say who ended the round", ""},
	{scoring.ErrSpecial, "this game has no special hand", ""},
	{scoring.ErrDealer, "the dealer is not playing", ""},
	{scoring.ErrNeighbour, "the neighbour is not playing", ""},
	{scoring.ErrNotPlaying, "that player is not playing", "{player} is not playing"},
	{scoring.ErrNoRound, "there is no such round", "there is no round {count} of {max}"},
	{scoring.ErrTie, "those who are level play an extra round", ""},
	{scoring.ErrNoTie, "nobody is level at the end", ""},
	{scoring.ErrGameOver, "the game is over", ""},

	{scoring.ErrRoundOpen, "there is a round on the table; finish it first", ""},
	{scoring.ErrJoin, "nobody can join this game any more", ""},
	{scoring.ErrSeats, "the seats have to name every player once", ""},
	{scoring.ErrClockRuns, "there is time left on the clock", ""},
	{scoring.ErrClockAnswered, "that time is up is known already", ""},
	{scoring.ErrClock, "the clock cannot do that now", ""},
	{scoring.ErrNothingToUndo, "there is nothing to undo", ""},
	{scoring.ErrNothingToRedo, "there is nothing to redo", ""},

	{scoring.ErrLog, "what was dealt and played in this round does not belong to it", "what was dealt and played in this round does not belong to it: {cause}"},
	{scoring.ErrNewer, "a newer Tabby has written this; update Tabby here", ""},
	{scoring.ErrEvent, "this game holds something I do not know", ""},
	{scoring.ErrMisfit, "this game holds something that cannot have happened", ""},

	{engine.ErrDeck, "this deck does not fit on a table", ""},
	{engine.ErrOrder, "those are not the cards to shuffle", ""},
	{engine.ErrPosition, "cards cannot lie like that", "cards cannot lie like that: a line of {count}"},
	{engine.ErrNoShuffle, "there is nothing to shuffle now", ""},
	{engine.ErrLogSize, "this round is longer than what is kept of one", ""},
	{engine.ErrJournal, "this round holds something I do not know", ""},

	{engine.ErrRoundOver, "the round is over", ""},
	{engine.ErrNotYourTurn, "it is another player's turn", ""},
	{engine.ErrPhase, "that is for another moment", ""},
	{engine.ErrSpot, "that is not a card to do this with", ""},
	{engine.ErrNoSeat, "no player has that seat", ""},
	{engine.ErrShuffle, "the cards have to be shuffled first", ""},
	{engine.ErrLook, "there is no look at your cards now", ""},
	{engine.ErrNothingToDraw, "there is no card left to draw", ""},
	{engine.ErrDiscardEmpty, "the discard pile is empty", ""},
	{engine.ErrPowerNotTakeable, "a spent power card stays where it is", ""},
	{engine.ErrMustReplace, "a card you took has to replace one of yours", ""},
	{engine.ErrPowerNotKept, "a power card cannot be kept at this table", ""},
	{engine.ErrNoPower, "no card gives you that power now", ""},
	{engine.ErrPowerInert, "that power does not work within a Draw 2", ""},
	{engine.ErrPowerFirst, "a power waits to be used or skipped", ""},
	{engine.ErrSwapTarget, "a swap is with a card of another player", ""},
	{engine.ErrFaceUp, "a card that lies open stays where it is", ""},
	{engine.ErrKnockerLocked, "the cards of the player who knocked stay where they are", ""},
	{engine.ErrCallerLocked, "the cards of the player who called stay where they are", ""},
	{engine.ErrKnockNotAtEnd, "knock at the end of your turn", ""},
	{engine.ErrKnockNotAtStart, "knock instead of your turn", ""},
	{engine.ErrKnockTooEarly, "each player has to have had enough turns first", ""},
	{engine.ErrAlreadyKnocked, "a player has knocked already", ""},
	{engine.ErrCallNotAfterPlay, "call after you have played", ""},
	{engine.ErrAlreadyCalled, "a player has called already", ""},
	{engine.ErrWindowClosed, "there is no card to match now", ""},
	{engine.ErrOwnPlay, "you cannot match a card you played", ""},
	{engine.ErrCallerDone, "the caller plays no more", ""},
	{engine.ErrGiveFirst, "a card has to be given for the one that was matched", ""},
}
