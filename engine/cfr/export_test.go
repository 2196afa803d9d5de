package cfr

// Orders returns every order of the cards of a pack.
var Orders = orders
