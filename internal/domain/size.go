package domain

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
)

// Sizes are the lengths in pixels that the longer side of an image may have.
var Sizes = []int{512, 768, 1024, 1536}

// Ratio is an aspect ratio, width to height.
type Ratio struct{ Width, Height int }

// Ratios are the aspect ratios that can be asked for, the default first.
var Ratios = []Ratio{{1, 1}, {4, 3}, {3, 4}, {3, 2}, {2, 3}, {16, 9}, {9, 16}}

// String returns the ratio as people write it, such as "16:9".
func (r Ratio) String() string { return fmt.Sprintf("%d:%d", r.Width, r.Height) }

// sideStep is what the shorter side is rounded to, in pixels: image models like multiples of eight.
const sideStep = 8

// Pixels returns the width and height of an image of this ratio whose longer side has so many pixels.
func (r Ratio) Pixels(longer int) (width, height int) {
	shorter := func(of, to int) int {
		return max(sideStep, int(math.Round(float64(longer*of)/float64(to)/sideStep))*sideStep)
	}
	if r.Width >= r.Height {
		return longer, shorter(r.Height, r.Width)
	}
	return shorter(r.Width, r.Height), longer
}

// ratioSlack is how far a requested size may be from an exact ratio: the shorter side of 1024 × 683 cannot be exact.
const ratioSlack = 0.015

// RatioOf returns the ratio that an image of width × height pixels has, and whether it is one of Ratios.
func RatioOf(width, height int) (Ratio, bool) {
	if width < 1 || height < 1 {
		return Ratio{}, false
	}
	for _, r := range Ratios {
		exact := float64(width*r.Height) / float64(height*r.Width)
		if math.Abs(exact-1) <= ratioSlack {
			return r, true
		}
	}
	return Ratio{}, false
}

// NearestRatio returns the one of Ratios that an image of width × height pixels is nearest to.
func NearestRatio(width, height int) Ratio {
	distance := func(r Ratio) float64 {
		return math.Abs(math.Log(float64(width*r.Height) / float64(height*r.Width)))
	}
	return slices.MinFunc(Ratios, func(a, b Ratio) int { return cmp.Compare(distance(a), distance(b)) })
}

// ParseRatio reads a ratio such as "16:9", and whether it is one of Ratios.
func ParseRatio(text string) (Ratio, bool) {
	i := slices.IndexFunc(Ratios, func(r Ratio) bool { return r.String() == text })
	if i < 0 {
		return Ratio{}, false
	}
	return Ratios[i], true
}

// ratioWords finds a ratio in a prompt. A time such as "at 3:45" and a score are none, as they are not in the list.
var ratioWords = regexp.MustCompile(`(?i)(?:^|[\s,(])(1:1|4:3|3:4|3:2|2:3|16:9|9:16|1x1|4x3|3x4|3x2|2x3|16x9|9x16)(?:$|[\s,.;)])`)

// RatioIn returns the aspect ratio that a prompt asks for in figures, such as "a fox, 16:9", and whether it does.
func RatioIn(prompt string) (Ratio, bool) {
	found := ratioWords.FindStringSubmatch(prompt)
	if found == nil {
		return Ratio{}, false
	}
	return ParseRatio(strings.Replace(strings.ToLower(found[1]), "x", ":", 1))
}

// WithoutRatio returns the prompt without the ratio that it asks for: the size says it already, and an engine would take the
// figures for something to draw. A prompt that is nothing but a ratio stays as it is.
func WithoutRatio(prompt string) string {
	found := ratioWords.FindStringSubmatchIndex(prompt)
	if found == nil {
		return prompt
	}
	before, after := prompt[:found[2]], prompt[found[3]:]
	if strings.HasSuffix(before, "(") && strings.HasPrefix(after, ")") {
		before, after = before[:len(before)-1], after[1:]
	}
	before = strings.TrimRight(before, " \t\n,")
	if before == "" {
		after = strings.TrimLeft(after, " \t\n,.;")
	}
	if before+after == "" {
		return prompt
	}
	return before + after
}

// allowedSize reports whether images of width × height pixels can be asked for.
func allowedSize(width, height int) bool {
	_, ok := RatioOf(width, height)
	return ok && slices.Contains(Sizes, max(width, height))
}
