package outfit

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed data/looks.tsv
var lookRows string

// Look is how somebody looks apart from clothes.
type Look struct{ Hair, Beard, Glasses string }

var looks = sync.OnceValue(func() map[string][3][]string {
	out := map[string][3][]string{}
	for _, line := range lines(lookRows) {
		out[line[0]] = [3][]string{strings.Fields(line[1]), strings.Fields(line[2]), strings.Fields(line[3])}
	}
	return out
})

// LookOf returns how somebody looks of whom nothing was said.
func LookOf(w Who) Look {
	lists := looks()[group(w)]
	take := func(list []string, seed uint64) string {
		if len(list) == 0 || w.Age == "baby" {
			return ""
		}
		name := strings.Trim(list[seed%uint64(len(list))], "-")
		return strings.ReplaceAll(name, "-", " ")
	}
	n := uint64(w.Number)
	if w.Age == "teen" || w.Age == "child" || w.Age == "toddler" {
		lists[1] = nil
	}
	return Look{take(lists[0], w.Seed>>13+n), take(lists[1], w.Seed>>17+n), take(lists[2], w.Seed>>19+n)}
}
