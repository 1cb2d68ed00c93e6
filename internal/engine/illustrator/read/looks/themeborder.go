package looks

import (
	"sync"

	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
)

// BorderThemes maps themes to what a border of each is made of.
var BorderThemes = sync.OnceValue(func() map[string][]state.SetThing {
	return senses.ThemedThings("borders")
})
