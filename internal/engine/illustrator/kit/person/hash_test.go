package person

import (
	"fmt"
	"io"

	"pellucid/internal/engine/illustrator/scene"
)

// writeNode writes all that decides how a node is drawn.
func writeNode(w io.Writer, n scene.Node) {
	if p := n.Path; p != nil {
		fmt.Fprintf(w, "%v%v%v", p.Segments, p.Fill, p.EvenOdd)
		if p.Stroke != nil {
			fmt.Fprintf(w, "%v", *p.Stroke)
		}
	}
	if g := n.Group; g != nil {
		fmt.Fprintf(w, "%v%v%v", g.Opacity, g.Effects, g.Shade)
		for _, list := range [][]scene.Node{g.Children, g.Clip, g.Mask} {
			for _, c := range list {
				writeNode(w, c)
			}
			fmt.Fprint(w, ";")
		}
	}
}
