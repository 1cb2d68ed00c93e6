package main

import (
	"context"
	"math"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/illustrator/draw"
)

// What is asked of every subject: patterns, materials, states, expressions and colors.
const (
	askedSubjects = `apple,mug,t-shirt,car,house,chair,tree,rose,cake,pizza,guitar,book,umbrella,balloon,heart,star,skull,crown,sword,backpack,hat,shoe,sofa,lamp,bicycle,boat,airplane,
rocket,sunglasses,key,bottle,vase,cupcake,donut,pumpkin,mushroom,cactus,bell,gift box,teapot,peace sign,helmet,cat,dog,fox,horse,lion,elephant,rabbit,dragon,octopus,fish,turtle,butterfly,owl,
penguin,snowman,robot,teddy bear,ghost`
	askedAttributes = `striped,polka dot,plaid,floral,camouflage,glitter,tie dye,galaxy,marbled,gold,chrome,wooden,stone,glass,plush,felt,knitted,clay,old,rusty,broken,wet,frozen,
melting,dirty,shiny,open,closed,full,happy,angry,sleepy`
	shownSize  = 64   // pixels
	shownLeast = .004 // the share of what is painted that has to change
)

// shown is the share of attributes that the reading says are understood and whose image differs from that of the plain subject.
// Where a subject is drawn that way anyway, such as an open umbrella, it counts against the share.
func shown(ctx context.Context, artist *illustrator.Engine) (figure, error) {
	layer := func(prompt string) ([]float32, error) {
		p, err := artist.Plan(engine.Request{Prompt: prompt, Seed: 3, Width: shownSize, Height: shownSize})
		if err != nil {
			return nil, err
		}
		l, err := draw.Layer(ctx, p, draw.Options{Size: shownSize})
		if err != nil {
			return nil, err
		}
		return l.Pix, nil
	}
	seen, all := 0, 0
	for subject := range strings.SplitSeq(strings.ReplaceAll(askedSubjects, "\n", ""), ",") {
		plain, err := layer(subject)
		if err != nil {
			return figure{}, err
		}
		for attribute := range strings.SplitSeq(strings.ReplaceAll(askedAttributes, "\n", ""), ",") {
			prompt := attribute + " " + subject
			if r := artist.Reading(engine.Request{Prompt: prompt}); r.Refused != "" || len(r.LeftOut)+len(r.StandsIn) > 0 {
				continue
			}
			described, err := layer(prompt)
			if err != nil {
				return figure{}, err
			}
			all++
			if changedShare(plain, described) >= shownLeast {
				seen++
			}
		}
	}
	return figure{name: "attributes that are understood and seen", value: 100 * float64(seen) / float64(max(all, 1)), limit: 97, unit: "%", atLeast: true}, nil
}

// changedShare is how much of what two layers paint is clearly of another color in the second.
func changedShare(a, b []float32) float64 {
	changed, painted := 0.0, 0.0
	for i := 0; i+3 < len(a); i += 4 {
		if a[i+3] < .05 && b[i+3] < .05 {
			continue
		}
		painted++
		for k := range 4 {
			if math.Abs(float64(a[i+k]-b[i+k])) > .06 {
				changed++
				break
			}
		}
	}
	return changed / max(painted, 1)
}
