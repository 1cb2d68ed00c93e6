package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/things"
)

const (
	hiddenSize  = 96  // pixels
	leastSeen   = .25 // the share of a subject that has to be visible
	leastBehind = .06 // of one that the prompt has behind or in something
	leastFace   = .4  // the share of the eyes that others leave free
	hiddenEach  = 60  // prompts of each phrase
	hiddenApart = 37  // how far apart in the list the things of a prompt are
)

// joinings are the phrases of two and three things whose images are looked at.
var joinings = []string{
	"a %s and a %s", "a %s with a %s", "a %s on a %s", "a %s in a %s", "a %s holding a %s", "a %s next to a %s", "a %s behind a %s", "a %s wearing a %s", "a %s full of %s",
	"a %s, a %s and a %s", "a %s with a %s and a %s", "a %s and a %s on a %s",
}

// sight is a fault of an image: a subject that the reading says is understood and that others cover, or that is not drawn.
type sight struct {
	prompt, what string
	seen         float64
}

// hidden measures how many images of several things hide one of them, or a face.
func hidden(_ context.Context, o *options) ([]figure, error) {
	artist, err := illustrator.New()
	if err != nil {
		return nil, err
	}
	prompts := joinedThings()
	if o.prompts != "" {
		text, err := os.ReadFile(o.prompts)
		if err != nil {
			return nil, err
		}
		prompts = strings.Split(strings.TrimSpace(string(text)), "\n")
	}
	var faults []sight
	drawn := 0
	for i, prompt := range prompts {
		b := artist.Read(engine.Request{Prompt: prompt})
		if b.Reading.Refused != "" || len(b.Subjects) < 2 {
			continue
		}
		drawn++
		faults = append(faults, faultsOf(b, prompt)...)
		if i%500 == 499 {
			progress("hidden", i+1, len(prompts), fmt.Sprintf("%d faults", len(faults)))
		}
	}
	if o.only == "hidden" {
		slices.SortStableFunc(faults, func(a, b sight) int { return cmp.Compare(a.seen, b.seen) })
		for _, f := range faults {
			fmt.Printf("%4.0f%%  %s: %s\n", 100*f.seen, f.prompt, f.what)
		}
	}
	return []figure{{name: fmt.Sprintf("subjects and faces that are hidden, in %d images of several things", drawn), value: 100 * float64(len(faults)) / float64(max(drawn, 1)), limit: 2, unit: "%"}}, nil
}

// joinedThings are prompts of two and three of the things that are asked for most.
func joinedThings() (all []string) {
	known := things.All()
	known = known[:min(askedThings, len(known))]
	for k, phrase := range joinings {
		n := strings.Count(phrase, "%s")
		for i := range hiddenEach {
			var names []any
			for j := range n {
				names = append(names, known[(i*len(known)/hiddenEach+k*7+j*hiddenApart)%len(known)].Name)
			}
			all = append(all, fmt.Sprintf(phrase, names...))
		}
	}
	return all
}

// faultsOf are the subjects and faces of an image that are hidden.
func faultsOf(b brief.Brief, prompt string) (faults []sight) {
	b.Prompt = prompt
	p := plan.Make(b, 3, 0)
	arranged := b.Sheet != "" || b.Motif != "" || b.Design != "" || len(b.Framing) > 0 // things lie over each other there on purpose
	whole, seen, eyes, eyesSeen := visible(p, len(b.Subjects))
	for i, s := range b.Subjects {
		least := leastSeen
		if behind(b, i) {
			least = leastBehind
		}
		switch {
		case whole[i] == 0:
			faults = append(faults, sight{prompt, s.ID + " is not drawn", 0})
		case arranged:
		case seen[i] < least*whole[i]:
			faults = append(faults, sight{prompt, s.ID + " is covered", seen[i] / whole[i]})
		case least == leastSeen && eyes[i] > 0 && eyesSeen[i] < leastFace*eyes[i]:
			faults = append(faults, sight{prompt, "the face of " + s.ID + " is covered", eyesSeen[i] / eyes[i]})
		}
	}
	return faults
}

// behind reports whether a prompt itself puts a subject behind another one, or something before its face.
func behind(b brief.Brief, i int) bool {
	return slices.ContainsFunc(b.Relations, func(r brief.Relation) bool {
		return r.From == i && (r.Kind == "behind" || r.Kind == "inside" || r.Kind == "under") || r.To == i && (r.Kind == "in front of" || r.Kind == "covering" || r.Kind == "wearing" || r.Kind == "lying on")
	})
}

// visible is, for each subject, how many pixels it would take by itself, how many of those are seen, and both for its eyes.
func visible(p plan.Plan, n int) (whole, seen, eyes, eyesSeen []float64) {
	const px = hiddenSize * hiddenSize
	whole, seen, eyes, eyesSeen = make([]float64, n), make([]float64, n), make([]float64, n), make([]float64, n)
	own, free, eye, eyeFree := grids(n), grids(n), grids(n), grids(n)
	for _, sprite := range p.Scene().Sprites {
		m := scene.ScaleBy(hiddenSize, hiddenSize).Mul(sprite.Matrix)
		alpha := alphaOf(sprite.Nodes, m)
		for s := range n {
			if s == sprite.Subject {
				continue
			}
			worn := slices.ContainsFunc(p.Brief.Relations, func(r brief.Relation) bool { return r.From == s && r.To == sprite.Subject && r.Kind == "wearing" })
			for i := range px {
				free[s][i] *= 1 - alpha[i]
				if !worn { // glasses are before eyes
					eyeFree[s][i] *= 1 - alpha[i]
				}
			}
		}
		if s := sprite.Subject; s >= 0 && s < n {
			cover(own[s], alpha)
			cover(free[s], alpha)
			face := alphaOf(partsNamed(sprite.Nodes, "eyes"), m)
			cover(eye[s], face)
			cover(eyeFree[s], face)
		}
	}
	for s := range n {
		for i := range px {
			whole[s] += float64(own[s][i])
			seen[s] += float64(free[s][i])
			eyes[s] += float64(eye[s][i])
			eyesSeen[s] += float64(eyeFree[s][i])
		}
	}
	return whole, seen, eyes, eyesSeen
}

func grids(n int) [][]float32 {
	all := make([][]float32, n)
	for i := range all {
		all[i] = make([]float32, hiddenSize*hiddenSize)
	}
	return all
}

// cover paints an opacity over another one.
func cover(under, over []float32) {
	for i, a := range over {
		under[i] += a * (1 - under[i])
	}
}

// alphaOf is the opacity of some nodes by themselves.
func alphaOf(nodes []scene.Node, m scene.Matrix) []float32 {
	l := raster.Square(hiddenSize)
	raster.Draw(l, nodes, m)
	return l.Alpha()
}

// partsNamed are the groups of a part.
func partsNamed(nodes []scene.Node, part string) (out []scene.Node) {
	for _, n := range nodes {
		switch {
		case n.Group == nil:
		case n.Group.Part == part:
			out = append(out, n)
		default:
			out = append(out, partsNamed(n.Group.Children, part)...)
		}
	}
	return out
}
