package read

// language is how a language orders its words.
type language struct {
	code        string
	postnominal bool // adjectives follow their noun
	postposed   bool // relations follow their second subject
}
