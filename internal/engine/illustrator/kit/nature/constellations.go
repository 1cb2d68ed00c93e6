package nature

import (
	"slices"
	"strings"

	p "pellucid/internal/engine/illustrator/kit/plump"
)

// constellations are the stars of the twelve signs: chains of points that lines join.
var constellations = map[string][][][2]float64{
	"aries":       {{{48, 92}, {142, 102}, {196, 136}, {208, 166}}},
	"taurus":      {{{40, 70}, {100, 118}, {126, 146}, {142, 120}, {74, 42}}, {{126, 146}, {176, 174}, {224, 168}}, {{176, 174}, {182, 212}}},
	"gemini":      {{{74, 50}, {82, 108}, {64, 160}, {48, 200}}, {{64, 160}, {96, 206}}, {{140, 44}, {150, 102}, {150, 152}, {128, 204}}, {{150, 152}, {196, 192}}, {{82, 108}, {150, 102}, {206, 84}}},
	"cancer":      {{{54, 206}, {118, 142}, {134, 104}, {142, 44}}, {{118, 142}, {208, 176}}},
	"leo":         {{{224, 66}, {198, 46}, {174, 68}, {184, 98}, {164, 120}, {88, 124}, {34, 166}, {90, 170}, {170, 156}, {164, 120}}, {{88, 124}, {90, 170}}},
	"virgo":       {{{36, 96}, {80, 110}, {112, 138}, {162, 124}, {192, 84}, {224, 52}}, {{112, 138}, {100, 184}, {152, 204}, {162, 124}}, {{100, 184}, {50, 214}}},
	"libra":       {{{54, 212}, {66, 128}, {132, 46}, {196, 116}, {176, 168}, {200, 212}}, {{66, 128}, {196, 116}}},
	"scorpio":     {{{196, 38}, {166, 88}, {152, 112}, {138, 146}, {128, 186}, {100, 214}, {66, 212}, {42, 188}, {58, 164}}, {{220, 72}, {166, 88}}, {{222, 112}, {166, 88}}},
	"sagittarius": {{{86, 186}, {94, 126}, {148, 130}, {170, 184}, {86, 186}, {40, 152}, {94, 126}, {120, 84}, {148, 130}, {202, 112}, {212, 160}, {170, 184}}, {{120, 84}, {152, 44}}},
	"capricorn":   {{{34, 74}, {62, 66}, {134, 98}, {222, 82}, {186, 140}, {140, 192}, {104, 204}, {58, 126}, {34, 74}}},
	"aquarius":    {{{30, 116}, {74, 96}, {118, 76}, {142, 90}, {150, 112}, {128, 114}}, {{142, 90}, {190, 102}, {216, 146}, {196, 200}}, {{118, 76}, {104, 150}, {132, 206}}},
	"pisces":      {{{62, 92}, {40, 78}, {44, 50}, {68, 38}, {84, 58}, {62, 92}, {92, 142}, {118, 204}, {164, 182}, {206, 156}, {232, 166}, {236, 192}, {214, 200}, {200, 182}, {206, 156}}},
}

// dipper is the constellation that is drawn where none is told.
var dipper = [][][2]float64{{{34, 92}, {74, 74}, {108, 92}, {146, 112}, {160, 166}, {216, 158}, {212, 102}, {146, 112}}}

// starsOf returns the stars of the constellation that a text names, and the path of the lines that join them.
func starsOf(text string) (stars [][2]float64, lines string) {
	chains := dipper
	if told := constellations[strings.ToLower(strings.TrimSpace(text))]; told != nil {
		chains = told
	}
	within := func(at [2]float64) [2]float64 { // the stars have rays, and the sky is round
		return [2]float64{128 + .84*(at[0]-128), 128 + .84*(at[1]-128)}
	}
	for _, chain := range chains {
		for i, at := range chain {
			at = within(at)
			lines += p.D("%s%g %g", map[bool]string{true: "M", false: "L"}[i == 0], at[0], at[1])
			if !slices.Contains(stars, at) {
				stars = append(stars, at)
			}
		}
	}
	return stars, lines
}
