package languages

// Language is how a language orders and writes its words.
type Language struct {
	Code        string // ISO 639-1
	Postnominal bool   // adjectives follow their noun
	postposed   bool   // a relation follows what the thing stands to: "table on cat"
	unspaced    bool   // no spaces between words
}

// HeadLast reports whether the last noun of several is what they name, as in English.
func (l Language) HeadLast() bool { return !l.Postnominal && l.Code != "pl" }

var known = map[string]Language{
	"en": {Code: "en"}, "es": {Code: "es", Postnominal: true}, "pt": {Code: "pt", Postnominal: true}, "fr": {Code: "fr", Postnominal: true},
	"de": {Code: "de"}, "it": {Code: "it", Postnominal: true}, "nl": {Code: "nl"}, "pl": {Code: "pl"}, "id": {Code: "id", Postnominal: true},
	"tr": {Code: "tr", postposed: true}, "ja": {Code: "ja", postposed: true, unspaced: true}, "zh": {Code: "zh", unspaced: true},
	"ko": {Code: "ko", postposed: true}, "hi": {Code: "hi", postposed: true},
}

// English is the language that prompts are read in; it has no dictionary.
var English = known["en"]

// latin are the languages that are told apart by their words, in the order in which they are tried.
var latin = []string{"es", "fr", "de", "pt", "it", "nl", "pl", "id", "tr"}
