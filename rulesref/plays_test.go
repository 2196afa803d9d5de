package rulesref

import "strings"

// plays hold the answers to questions against the sheet. Each returns false where the game
// cannot come to what is asked.
var plays = map[string]func(desk, *played) bool{
	"q-exactly":      playExactly,
	"q-out":          playOut,
	"q-ways":         playWays,
	"q-game-over":    playGameOver,
	"q-falls":        playFalls,
	"q-limit":        playLimit,
	"q-winner":       playWinner,
	"q-first-to":     playWinner,
	"q-lowest":       playLowest,
	"q-round-winner": playRoundWinner,
	"q-round-tie":    playRoundTie,
	"q-game-tie":     playGameTie,
	"q-all-out":      playAllOut,
	"q-last-in":      playLastIn,
	"q-out-rank":     playRank,
	"q-call-right":   playRightCall,
	"q-call-wrong":   playWrongCall,
	"q-call-level":   playLevelCall,
	"q-call-most":    playMostCall,
	"q-call-none":    playNoCall,
	"q-best":         playBest,
	"q-special":      playSpecial,
	"q-blank":        playBlank,
	"q-range":        playRange,
	"q-minus":        playMinus,
	"q-late-join":    playLate,
	"q-leave":        playLeave,
	"q-next-dealer":  playDealer,
	"q-players":      playPlayers,
	"q-few-players":  playPlayers,
	"q-rounds":       playRounds,
	"q-deck":         withPack(playDeck),
	"q-first-player": playFirst,
	"q-correct":      playCorrect,
	"q-call-win":     playCallWin,
	"q-ended":        playEnded,
	"q-nobody-calls": playNobodyCalls,
	"q-time-up":      playTimeUp,
	"q-jokers":       withPack(playJokers),
	"q-added":        playAdded,
	"q-column":       withPack(playColumn),
	"q-values":       playValues,
	"q-power-end":    withPack(playPowerEnd),
	"q-draw2-nested": withPack(playNested),
	"q-super-peek":   playSuperPeek,
	"q-call-must":    withPack(playMustCall),
	"q-swap-must":    playMustSwap,
	"q-swap-own":     playOwnSwap,
	"q-rows":         playRows,

	"q-last-card-power": withPack(playLastPower),
	"q-look-all":        playLook(", once.", "The outer cards lie face up"),
	"q-first-look":      playLook("Once, before the first turn", "There is no first look"),

	"q-look":              withPack(playLooks),
	"q-look-again":        withPack(playLookAgain),
	"q-look-end":          withPack(playLookEnd),
	"q-peek-other":        withPack(playPeekOther),
	"q-peek-skip":         withPack(playPeekSkip),
	"q-see-replaced":      withPack(playSeeReplaced),
	"q-snap-penalty-look": withPack(playPenaltyLook),
}

// moves are answers that nothing plays. q-editions only names the points in which editions differ,
// q-effects and q-several are about games that nobody is dealt, and q-differ says what a game is without house
// rules, at a table that has none.
var moves = strings.Fields("q-differ q-editions q-effects q-several")
