package kit

import "testing"

func TestAClockShowsTheTimeThatAStateTells(t *testing.T) {
	for state, want := range map[string][2]float64{"3:00": {90, 0}, "5:30": {165, 180}, "12:45": {22.5, 270}, "": {305, 60}} {
		c, err := NewCanvas("clock", nil, Options{States: []string{"old", state}})
		if err != nil {
			t.Fatal(err)
		}
		if hour, minute := c.Hands(); hour != want[0] || minute != want[1] {
			t.Errorf("%q: hands at %g and %g, want %v", state, hour, minute, want)
		}
	}
}
