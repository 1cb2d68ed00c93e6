package image

import (
	"fmt"
	"strings"
)

// matteFigures are how many cut-outs of the bench came out right. They stand in docs/matting.md too, and a test compares both.
type matteFigures struct {
	Tests, Right, Refused int
	Of9                   map[string]int // by subject, each before nine backgrounds
	Of12                  map[string]int // by background, each behind twelve subjects
}

var neuralFigures = matteFigures{
	Tests: 108, Right: 83, Refused: 1,
	Of9:  map[string]int{"ball": 9, "ring": 9, "coffee cup": 9, "leaf": 9, "figure": 7, "woman": 7, "portrait": 8, "fur": 0, "bicycle": 0},
	Of12: map[string]int{"studio": 10, "sky": 10, "foliage": 10, "bokeh": 6},
}

var contrastFigures = matteFigures{
	Tests: 108, Right: 69, Refused: 3,
	Of9:  map[string]int{"ball": 9, "ring": 9, "coffee cup": 9, "leaf": 8, "figure": 4, "woman": 4, "portrait": 5, "fur": 0, "bicycle": 0},
	Of12: map[string]int{"studio": 10, "sky": 10, "foliage": 10, "bokeh": 4},
}

// figures are those of the method that this server has.
func (p CutoutPage) figures() matteFigures {
	if p.Missing != "" {
		return contrastFigures
	}
	return neuralFigures
}

// of lists how often subjects came out right: "ball 9, ring 8".
func (f matteFigures) of(subjects ...string) string {
	var list []string
	for _, s := range subjects {
		list = append(list, fmt.Sprintf("%s %d", s, f.Of9[s]))
	}
	return strings.Join(list, ", ")
}

// total says how all of them came out.
func (f matteFigures) total() string {
	return fmt.Sprintf("We tested it on %d images with known transparency: %d came out right, %d had visible flaws, and we refused %d.", f.Tests, f.Right, f.Tests-f.Right-f.Refused, f.Refused)
}
