package looks

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// eyesTell reads an expression that is told of eyes or a mouth as that of the whole face: "sleepy eyes".
func eyesTell(p *state.Parser, i int, part string, d state.Span) bool {
	look, ok := d.Value(vocabulary.Expression)
	if !ok || part != "eyes" && part != "mouth" && part != "face" || !p.Alive(i) && !subjects.HasFace(p, i) {
		return false
	}
	p.Out.Subjects[i].Expression = look
	return true
}

// PartCounts are the counts of parts that things have anyway.
var PartCounts = map[string]string{
	"octopus legs": "8", "spider legs": "8", "crab legs": "8", "ant legs": "6", "bee legs": "6", "ladybug legs": "6", "dog legs": "4", "cat legs": "4", "horse legs": "4",
	"monster eyes": "1", "bicycle wheels": "2", "motorcycle wheels": "2", "tricycle wheels": "3", "car wheels": "4", "skateboard wheels": "4", "birthday-cake tiers": "2",
	"menorah candles": "9", "fireplace stockings": "3", "sofa pillows": "2", "sofa cushions": "2", "bed pillow": "2", "bed pillows": "2",
}

// pairs are the parts of which bodies have two.
var pairs = lexicon.Set("eyes ears wings arms legs horns antlers hands feet tusks")

// countFits reports whether a thing has so many of a part anyway: "with two eyes", "with a green leaf".
func countFits(p *state.Parser, i int, part string, d state.Span, pre []state.Span) bool {
	n, _ := d.Value(vocabulary.Count)
	if n == "1" && (d.Key != "one" || strings.HasPrefix(part, "eye") || !strings.HasSuffix(part, "s")) && slices.ContainsFunc(pre, func(o state.Span) bool { return o.Is(vocabulary.Color, vocabulary.Fill) }) {
		return true // "one blue eye and one brown eye"
	}
	if slices.ContainsFunc(pre, func(o state.Span) bool { how, _ := o.Value(vocabulary.State); return how == "missing" }) {
		return n == "1" // "missing one eye"
	}
	if many, known := PartCounts[p.Out.Subjects[i].ID+" "+part]; known {
		return many == n
	}
	if pairs[strings.TrimSuffix(part, "s")+"s"] && Embodied(p, i) {
		return n == "2"
	}
	return n == "1" && (d.Key != "one" || !strings.HasSuffix(part, "s"))
}
