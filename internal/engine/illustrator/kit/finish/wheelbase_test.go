package finish

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

func TestACarOfLifeIsLongerAndItsWheelsStayRound(t *testing.T) {
	p := kit.Piece{Name: "car", Cm: 400, Palette: "body #3060a0; windows #a0d0ff; wheels #404040", Draw: func(c *kit.Canvas) {
		c.Part("body", c.Rect(0, 40, 256, 110, 0, c.Tones("body").M))
		c.Part("windows", c.Rect(100, 50, 60, 30, 0, c.Tones("windows").M))
		c.Part("wheels", c.Circle(60, 150, 28, c.Tones("wheels").M), c.Circle(200, 150, 28, c.Tones("wheels").M))
	}}
	d, err := p.Render(kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	long := Wheelbase(d, 2.2)
	if k := long.Box.W() / d.Box.W(); k < 1.1 || k > 1.3 {
		t.Errorf("it is %.2f times as long", k)
	}
	wheels := wheelsOf(long)
	if len(wheels) != 2 {
		t.Fatalf("%d round wheels", len(wheels))
	}
	if apart := wheels[1].X0 - wheels[0].X0; apart < 1.2*140 {
		t.Errorf("the wheels are %.0f apart", apart)
	}
	if again := Wheelbase(long, 2); again.Box != long.Box {
		t.Errorf("a long car became %.0f long from %.0f", again.Box.W(), long.Box.W())
	}
}
