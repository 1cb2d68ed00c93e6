package token

import "testing"

func TestAKeyIsTheSameHoweverItsTextIsRead(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "red fox": "red fox", "Red Fox": "red fox", " red  fox ": "red fox", "rød ræv": "rod raev", "r2 d2": "r2 d2", "jack-o'-lantern": "jack o lantern",
		"a & b": "a and b", "cat w/ hat": "cat with hat", "fox\xff\xfehat": "fox hat", "\"hi\" fox": "fox", "1/2 moon": "half moon", "lis 🦊 czerwień": "lis czerwien",
	} {
		if got := Key(text); got != want {
			t.Errorf("the key of %q is %q, want %q", text, got, want)
		}
		if got := KeyOf(Split(text)); got != want {
			t.Errorf("the words of %q are %q, want %q", text, got, want)
		}
	}
}

func TestAWordIsAsTypedAtItsPlace(t *testing.T) {
	for _, tok := range Split("«Été», ein Füchslein \xff w/o Hut") {
		if tok.Kind == Word && tok.Raw != string([]rune("«Été», ein Füchslein \xff w/o Hut")[tok.Start:tok.End]) {
			t.Errorf("%+v is not at its place", tok)
		}
	}
}
