package rewrite_test

import "testing"

// "Loves" was the plural of a heart.
func TestWhatSomebodyLovesIsWithThem(t *testing.T) {
	readAs(t, map[string]string{
		"a kid who loves dinosaurs":                              "person child | dinosaur x3; 0 with 1",
		"a boy who loves reading":                                "person pose:reading child man",
		"a girl who really loves her cat":                        "person child woman | cat; 0 with 1",
		"my dog is a golden retriever and he loves tennis balls": "golden-retriever | tennis-ball x3; 0 with 1",
		"she loves mermaids":                                     "mermaid x3",
	})
}

func TestTheNameAfterATitleWithAPeriodBelongsToTheText(t *testing.T) {
	readAs(t, map[string]string{
		"a gift tag that says thank you Mrs. Green": `gift-tag "thank you Mrs. Green"`,
	})
}
