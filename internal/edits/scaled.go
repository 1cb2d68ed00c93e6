package edits

import (
	"math"
)

// Scaled returns the list for an image that is k times as large.
func (l List) Scaled(k float64) List {
	out := make(List, len(l))
	for i, s := range l {
		out[i] = s.scaled(k)
	}
	return out
}

func round(v float64) int { return int(math.Round(v)) }

func atLeast(least int, v float64) int { return max(least, round(v)) }

func (s Trim) scaled(float64) Step         { return s }
func (s Square) scaled(float64) Step       { return s }
func (s ReplaceColor) scaled(float64) Step { return s }
func (s RecolorPart) scaled(float64) Step  { return s }
func (s Pad) scaled(k float64) Step        { return Pad{atLeast(1, k*float64(s.Px))} }
func (s Outline) scaled(k float64) Step    { s.Width *= k; return s }
func (s Feather) scaled(k float64) Step    { s.Px *= k; return s }
func (s Choke) scaled(k float64) Step      { s.Px *= k; return s }
func (s Specks) scaled(k float64) Step     { return Specks{atLeast(1, k*k*float64(s.MaxArea))} }

func (s Resize) scaled(k float64) Step {
	return Resize{atLeast(1, k*float64(s.Width)), atLeast(1, k*float64(s.Height))}
}

func (s Shadow) scaled(k float64) Step {
	s.Blur, s.DX, s.DY = k*s.Blur, k*s.DX, k*s.DY
	return s
}

func (s Brush) scaled(k float64) Step {
	points := make([][2]float64, len(s.Points))
	for i, p := range s.Points {
		points[i] = [2]float64{k * p[0], k * p[1]}
	}
	s.Radius, s.Points = k*s.Radius, points
	return s
}
