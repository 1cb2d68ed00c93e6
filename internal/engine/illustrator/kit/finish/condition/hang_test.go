package condition

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

func TestThingsHangOnRibbonsOfTheToldColor(t *testing.T) {
	key, _ := library.Find("key")
	plain, err := key.Render(kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if hung := Of(plain, "hanging-red", 1); hung.Box.Y0 >= plain.Box.Y0 || len(hung.Nodes()) <= len(plain.Nodes()) {
		t.Errorf("no ribbon above the key: %v, %v", hung.Box, plain.Box)
	}
}
