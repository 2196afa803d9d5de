// Package cards draws playing cards: every face of every deck the engine
// knows, their back, and an empty place for a card.
//
// A card is drawn from the facts of its [engine.Face] alone, 5 wide and 7 high, as vectors;
// a smaller card shows less. The drawings are in art/, painted for daylight; palette.go has
// the paints at night and in high contrast. The paper stays light at night, so that a black
// suit is black whatever the theme.
package cards
