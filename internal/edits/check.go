package edits

import (
	"math"
	"strings"
	"unicode/utf8"
)

func within(field string, v, least, most float64) error {
	if v >= least && v <= most { // written so that it refuses NaN too
		return nil
	}
	return broken(field, "is from %v to %v", least, most)
}

func first(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// smallest is the least length in pixels that does anything.
const smallest = 0.1

func (Trim) check() error     { return nil }
func (s Pad) check() error    { return within("px", float64(s.Px), 1, 2048) }
func (Square) check() error   { return nil }
func (s Specks) check() error { return within("max_area", float64(s.MaxArea), 1, 1_000_000) }

func (s Outline) check() error { return within("width", s.Width, smallest, PxMax) }

func (s Shadow) check() error {
	if s.Kind != "drop" && s.Kind != "contact" {
		return broken("kind", "is drop or contact")
	}
	return first(
		within("opacity", s.Opacity, 0, 1), within("blur", s.Blur, 0, PxMax), within("dx", s.DX, -PxMax, PxMax), within("dy", s.DY, -PxMax, PxMax),
	)
}

// Bounds on what is done to an edge, in pixels.
const (
	featherMax = 128
	chokeMax   = 64
)

func (s Feather) check() error { return within("px", s.Px, smallest, featherMax) }
func (s Choke) check() error   { return within("px", s.Px, -chokeMax, chokeMax) }

func (s Brush) check() error {
	if s.Mode != "erase" && s.Mode != "restore" {
		return broken("mode", "is erase or restore")
	}
	if err := first(within("radius", s.Radius, 0.5, PxMax), within("hardness", s.Hardness, 0, 1)); err != nil {
		return err
	}
	if len(s.Points) < 1 || len(s.Points) > PointsMax {
		return broken("points", "has 1 to %d points", PointsMax)
	}
	for _, p := range s.Points {
		if !(math.Abs(p[0]) <= 2*SideMax && math.Abs(p[1]) <= 2*SideMax) {
			return broken("points", "has a point far outside of the image")
		}
	}
	return nil
}

func (s ReplaceColor) check() error { return within("tolerance", s.Tolerance, 0.001, 1) }

const partNameMax = 100 // characters

func (s RecolorPart) check() error {
	if strings.TrimSpace(s.Part) == "" || utf8.RuneCountInString(s.Part) > partNameMax {
		return broken("part", "is the name of a part of the image")
	}
	return nil
}

func (s Resize) check() error {
	return first(within("width", float64(s.Width), 1, SideMax), within("height", float64(s.Height), 1, SideMax))
}
