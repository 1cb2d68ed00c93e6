package compose_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose"
	"pellucid/internal/engine/illustrator/compose/design"
	"pellucid/internal/engine/illustrator/compose/layout"
)

func TestASayingAloneIsSetWithAThingThatGoesWithIt(t *testing.T) {
	b := brief.Brief{Prompt: "but first coffee", Lettering: []string{"but first coffee"}}
	out, ok := design.Adorned(b)
	if !ok || len(out.Subjects) != 2 || out.Subjects[1].ID != "coffee" && out.Subjects[1].ID != "coffee-cup" {
		t.Fatalf("Adorned gives %v, %v", out.Subjects, ok)
	}
	if len(b.Subjects) != 0 {
		t.Error("the brief itself was changed")
	}
	for _, s := range compose.Compose(layout.Request{Brief: b}).Sprites {
		if s.Subject >= 0 {
			t.Error("what adorns a saying is a subject of the prompt")
		}
	}
}

func TestTextsInQuotationMarksAndNamesStayAlone(t *testing.T) {
	for prompt, text := range map[string]string{"“but first coffee”": "but first coffee", "but first coffee, text only": "but first coffee", "Olivia": "Olivia"} {
		if out, ok := design.Adorned(brief.Brief{Prompt: prompt, Lettering: []string{text}}); ok {
			t.Errorf("%s is set with %v", prompt, out.Subjects)
		}
	}
}
