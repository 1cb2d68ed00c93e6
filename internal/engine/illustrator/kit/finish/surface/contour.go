package surface

import (
	"fmt"
	"strings"
)

// contourSkip is how many pixels of an outline one point of the smooth line around it stands for.
const contourSkip = 3

// Contour is the smooth outlines of all that a silhouette paints.
func (s Silhouette) Contour() string {
	seen := make([]bool, len(s.Alpha))
	var lines []string
	for i, a := range s.Alpha {
		if a > .6 && !seen[i] && (i%SampleSide == 0 || s.Alpha[i-1] <= .6) && s.Outside(i-SampleSide) {
			if around := s.Trace(i, seen); len(around) > 4*contourSkip {
				lines = append(lines, s.smooth(around))
			}
			s.Flood(i, seen)
		}
	}
	return strings.Join(lines, "")
}

func (s Silhouette) Outside(i int) bool { return i < 0 || s.Alpha[i] <= .6 }

// around are the steps to the eight neighbors of a pixel, clockwise from the left.
var around = [8][2]int{{-1, 0}, {-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}}

// Trace walks around an island of a silhouette, beginning at a pixel whose left one is free.
func (s Silhouette) Trace(start int, seen []bool) []int {
	solid := func(x, y int) bool {
		return x >= 0 && y >= 0 && x < SampleSide && y < SampleSide && s.Alpha[y*SampleSide+x] > .6
	}
	path, at, from := []int{start}, start, 0
	for range 6 * SampleSide {
		x, y, moved := at%SampleSide, at/SampleSide, false
		for k := 1; k <= 8; k++ {
			turn := (from + k) % 8
			if nx, ny := x+around[turn][0], y+around[turn][1]; solid(nx, ny) {
				at, from, moved = ny*SampleSide+nx, (turn+4)%8, true
				break
			}
		}
		if !moved || at == start {
			break
		}
		path = append(path, at)
		seen[at] = true
	}
	return path
}

// Flood marks all pixels of an island.
func (s Silhouette) Flood(start int, seen []bool) {
	stack := []int{start}
	seen[start] = true
	for len(stack) > 0 {
		i := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, j := range []int{i - 1, i + 1, i - SampleSide, i + SampleSide} {
			if j >= 0 && j < len(s.Alpha) && s.Alpha[j] > .6 && !seen[j] {
				seen[j] = true
				stack = append(stack, j)
			}
		}
	}
}

// smooth is a closed line of quadratic curves around the means of pixels.
func (s Silhouette) smooth(path []int) string {
	var points []Point
	for i := 0; i+contourSkip <= len(path); i += contourSkip {
		var q Point
		for _, p := range path[i : i+contourSkip] {
			q.X += s.Box.X0 + (float64(p%SampleSide)+.5)/s.Scale
			q.Y += s.Box.Y0 + (float64(p/SampleSide)+.5)/s.Scale
		}
		points = append(points, Point{q.X / contourSkip, q.Y / contourSkip})
	}
	mid := func(a, b Point) Point { return Point{(a.X + b.X) / 2, (a.Y + b.Y) / 2} }
	first := mid(points[len(points)-1], points[0])
	line := fmt.Sprintf("M%.2f %.2f", first.X, first.Y)
	for i, q := range points {
		to := mid(q, points[(i+1)%len(points)])
		line += fmt.Sprintf("Q%.2f %.2f %.2f %.2f", q.X, q.Y, to.X, to.Y)
	}
	return line + "Z"
}
