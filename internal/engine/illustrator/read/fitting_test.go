package read_test

import "testing"

func TestPartsThatADrawingLacksAreAddedByWhereTheyGo(t *testing.T) {
	readsAs(t, map[string]string{
		"a pillow with gold fringe":                "pillow {added:fringe gold}",
		"a drum with a leather strap":              "drum {added:strap leather}",
		"a suitcase with leather straps":           "suitcase {added:belts}",
		"a handbag with a gold chain strap":        "handbag {added:chain gold}",
		"a jar of jam with a gingham cloth lid":    "jam-jar {added:cloth-lid}",
		"a wooden box with a brass lock and a tag": "crate {added:lock brass} {added:tag}",
		"a wooden toy duck on red wheels":          "rubber-duck of:wood {added:wheels red}",
		"a crown, red velvet inside":               "crown {added:lining red}",
		"a rose with a leather strap":              "rose; out [a leather strap]",
	})
}
