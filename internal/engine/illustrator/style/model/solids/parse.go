package solids

import (
	"fmt"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/color"
)

// parse reads the table: "= names" begins a solid, "wide" and "color" say what it stands on and what it is made of.
func parse(text string) (out []Solid, err error) {
	for at, line := range strings.Split(text, "\n") {
		f := strings.Fields(line)
		if len(f) == 0 || strings.HasPrefix(f[0], "#") {
			continue
		}
		if f[0] == "=" {
			s := Solid{colors: map[string]color.RGB{}}
			for _, n := range strings.Split(strings.Join(f[1:], " "), ",") {
				s.names = append(s.names, strings.TrimSpace(n))
			}
			out = append(out, s)
			continue
		}
		if len(out) == 0 || !out[len(out)-1].read(f) {
			return nil, fmt.Errorf("line %d: %q", at+1, line)
		}
	}
	return out, nil
}

// read adds a line to the solid.
func (s *Solid) read(f []string) bool {
	switch f[0] {
	case "wide":
		return len(f) == 2 && number(f[1], &s.Wide)
	case "surface":
		return len(f) == 2 && number(f[1], &s.Surface)
	case "art":
		s.Art = f[1:]
		return len(f) > 1
	case "told":
		s.Told = f[1:]
		return len(f) > 1
	case "color":
		for k := 1; k+1 < len(f); k += 2 {
			hex, err := strconv.ParseUint(f[k+1], 16, 32)
			if err != nil {
				return false
			}
			s.colors[f[k]] = color.Hex(uint32(hex))
		}
		return len(f)%2 == 1
	case "repeat": // how often, by how far, what
		var n, dx, dy, dz float32
		if len(f) < 8 || !number(f[1], &n) || !number(f[2], &dx) || !number(f[3], &dy) || !number(f[4], &dz) {
			return false
		}
		for k := range int(n) {
			it, ok := itemOf(f[5:])
			if !ok {
				return false
			}
			it.move(float32(k)*dx, float32(k)*dy, float32(k)*dz)
			s.items = append(s.items, it)
		}
		return true
	}
	it, ok := itemOf(f)
	s.items = append(s.items, it)
	return ok
}

// least is how many numbers a statement has at least.
var least = map[string]int{"box": 6, "gable": 6, "hip": 6, "turn": 4, "ball": 4, "dome": 5, "left": 5, "right": 5, "top": 5, "tube": 7, "ring": 5, "slice": 5, "frustum": 7, "wheel": 5, "mouth": 4, "contents": 4}

func itemOf(f []string) (it item, ok bool) {
	it.kind = f[0]
	n, known := least[it.kind]
	if !known || len(f) < 2 {
		return it, false
	}
	it.color = f[1]
	for _, w := range f[2:] {
		var v float32
		if number(w, &v) {
			it.v = append(it.v, v)
		} else {
			it.flag = w
		}
	}
	return it, len(it.v) >= n
}

func number(w string, out *float32) bool {
	v, err := strconv.ParseFloat(w, 32)
	*out = float32(v)
	return err == nil
}

// move shifts an item; the places of a tube are all of its numbers but the first, of all else the first ones.
func (it *item) move(dx, dy, dz float32) {
	by := [3]float32{dx, dy, dz}
	switch it.kind {
	case "tube":
		for k := 1; k < len(it.v); k++ {
			it.v[k] += by[(k-1)%3]
		}
	case "turn":
		it.v[0], it.v[1] = it.v[0]+dx, it.v[1]+dy
		for k := 3; k < len(it.v); k += 2 {
			it.v[k] += dz
		}
	default:
		for k := range 3 {
			it.v[k] += by[k]
		}
	}
}
