package finish

import (
	"fmt"
	"strings"
)

// contourSkip is how many pixels of an outline one point of the smooth line around it stands for.
const contourSkip = 3

// contour is the smooth outlines of all that a silhouette paints.
func (s silhouette) contour() string {
	seen := make([]bool, len(s.alpha))
	var lines []string
	for i, a := range s.alpha {
		if a > .6 && !seen[i] && (i%sampleSide == 0 || s.alpha[i-1] <= .6) && s.outside(i-sampleSide) {
			if around := s.trace(i, seen); len(around) > 4*contourSkip {
				lines = append(lines, s.smooth(around))
			}
			s.flood(i, seen)
		}
	}
	return strings.Join(lines, "")
}

func (s silhouette) outside(i int) bool { return i < 0 || s.alpha[i] <= .6 }

// around are the steps to the eight neighbors of a pixel, clockwise from the left.
var around = [8][2]int{{-1, 0}, {-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}}

// trace walks around an island of a silhouette, beginning at a pixel whose left one is free.
func (s silhouette) trace(start int, seen []bool) []int {
	solid := func(x, y int) bool {
		return x >= 0 && y >= 0 && x < sampleSide && y < sampleSide && s.alpha[y*sampleSide+x] > .6
	}
	path, at, from := []int{start}, start, 0
	for range 6 * sampleSide {
		x, y, moved := at%sampleSide, at/sampleSide, false
		for k := 1; k <= 8; k++ {
			turn := (from + k) % 8
			if nx, ny := x+around[turn][0], y+around[turn][1]; solid(nx, ny) {
				at, from, moved = ny*sampleSide+nx, (turn+4)%8, true
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

// flood marks all pixels of an island.
func (s silhouette) flood(start int, seen []bool) {
	stack := []int{start}
	seen[start] = true
	for len(stack) > 0 {
		i := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, j := range []int{i - 1, i + 1, i - sampleSide, i + sampleSide} {
			if j >= 0 && j < len(s.alpha) && s.alpha[j] > .6 && !seen[j] {
				seen[j] = true
				stack = append(stack, j)
			}
		}
	}
}

// smooth is a closed line of quadratic curves around the means of pixels.
func (s silhouette) smooth(path []int) string {
	var points []point
	for i := 0; i+contourSkip <= len(path); i += contourSkip {
		var q point
		for _, p := range path[i : i+contourSkip] {
			q.x += s.box.X0 + (float64(p%sampleSide)+.5)/s.scale
			q.y += s.box.Y0 + (float64(p/sampleSide)+.5)/s.scale
		}
		points = append(points, point{q.x / contourSkip, q.y / contourSkip})
	}
	mid := func(a, b point) point { return point{(a.x + b.x) / 2, (a.y + b.y) / 2} }
	first := mid(points[len(points)-1], points[0])
	line := fmt.Sprintf("M%.2f %.2f", first.x, first.y)
	for i, q := range points {
		to := mid(q, points[(i+1)%len(points)])
		line += fmt.Sprintf("Q%.2f %.2f %.2f %.2f", q.x, q.y, to.x, to.y)
	}
	return line + "Z"
}
