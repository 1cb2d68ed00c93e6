package rewrite_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/rewrite"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

func TestWhoActsBeforeTheVerbStaysThere(t *testing.T) {
	r := vocabulary.Finder{Words: vocabulary.Shared(), Drawable: func(id string) brief.Kind {
		one, _ := things.ByID(id)
		return one.Kind
	}}
	for _, prompt := range []string{"a dog chasing a cat", "a bee pollinating flowers", "a boy with a ball chasing dogs", "running horse", "a book, flying bird"} {
		toks := rewrite.Rewrite(r, token.Split(prompt))
		for i := 1; i < len(toks); i++ {
			if toks[i].Start < toks[i-1].Start {
				t.Errorf("%s is put into another order", prompt)
			}
		}
	}
}
