package illustrator
import ("testing";"pellucid/internal/engine";"pellucid/internal/alpha";"pellucid/internal/engine/illustrator/kit/library";"strings";"context")
func TestTmpGate(t *testing.T) {
	e := newEngine(t)
	n := 0
	for _, name := range library.Names() {
		n++
		if n%2 != 0 { continue }
		req := engine.Request{Prompt: strings.ReplaceAll(name, "-", " "), Size: 384, Seed: 3}
		p, err := e.Draw(context.Background(), req, nil)
		if err != nil { continue }
		alpha.Bleed(p.Image)
		r := alpha.Measure(p.Image, alpha.Intent(p.Intent))
		for _, c := range r.Checks { if c.Verdict == alpha.Fail { t.Errorf("%q: %s = %v %s", name, c.Name, c.Value, c.Unit) } }
	}
	t.Log(n)
}
