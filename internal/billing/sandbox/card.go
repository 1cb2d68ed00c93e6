package sandbox

import "strings"

// card is a test card. Refusal is what the bank says, and empty for the one that works.
type card struct {
	Number  string
	Refusal string
	About   string
}

// cards are Creem's own test cards.
var cards = []card{
	{"4242 4242 4242 4242", "", "Works"},
	{"4000 0000 0000 0002", "Your card was declined. Please try another card.", "Declined"},
	{"4000 0000 0000 9995", "Your card has insufficient funds. Please try another card.", "Insufficient funds"},
	{"4000 0000 0000 0127", "Your card's security code is incorrect.", "Wrong security code"},
	{"4000 0000 0000 0069", "Your card has expired. Please try another card.", "Expired"},
}

// cardRefusal is why a card cannot be charged, or nothing.
func cardRefusal(number string) string {
	digits := onlyDigits(number)
	for _, c := range cards {
		if onlyDigits(c.Number) == digits {
			return c.Refusal
		}
	}
	return "The sandbox only accepts test cards. Choose one from the list below. Never enter a real card here."
}

func onlyDigits(s string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, s)
}
