package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/scene"
)

// The measures of a mark with two elements, in the first one's size.
const (
	pairGap  = .07
	pairHigh = 1.3 // of the first one's height, at most
	pairLow  = .55
	slimTool = 3 // how many times its width a tool is long that lies crossed behind another thing of a mark
)

// paired sets the second element of a mark beside the first: about as large, middle by middle, with a clear gap. Neither covers the other.
func paired(h, k cluster) cluster {
	k = normal(k)
	hb, kb := h.bounds(), k.bounds()
	f := .9
	f = min(f, pairHigh*hb.H()/kb.H())
	f = max(f, min(pairLow*hb.H()/kb.H(), pairHigh*hb.W()/kb.W()))
	k = k.scaled(f)
	kb = k.bounds()
	k = k.moved(hb.X1+pairGap-kb.X0, (hb.Y0+hb.Y1)/2-(kb.Y0+kb.Y1)/2)
	out := h.over(k)
	b := out.bounds()
	return out.moved(-(b.X0+b.X1)/2, 0)
}

// The measures of art between two texts, as shares of the canvas.
const (
	betweenHigh = .21 // of a text, at most
	betweenArch = .12
	betweenGap  = -.012
)

// betweenTexts sets one text above the art, on an arch, and the other below it.
func (c *composer) betweenTexts(k cluster) Scene {
	out := Scene{}
	top, bottom := .04, .96
	add := func(text string, arch float64, place func(h float64) float64) {
		if d, ok := c.saying(text, designWide/betweenHigh, arch); ok && text != "" {
			w := c.place(-1, d, scene.Identity).fit(region{.5 - designWide/2, 0, .5 + designWide/2, betweenHigh})
			b := w.bounds()
			out.add(w.moved(0, place(b.H())-b.Y0))
		}
	}
	add(c.Brief.Above, betweenArch, func(h float64) float64 { top += h + betweenGap; return top - h - betweenGap })
	add(c.belowText(), 0, func(h float64) float64 { bottom -= h + betweenGap; return bottom + betweenGap })
	art := Scene{}
	art.add(k.fit(region{.06, top, .94, bottom}))
	art.Sprites = append(art.Sprites, out.Sprites...)
	art.Box = art.Box.Union(out.Box)
	return art
}

// belowText is the lettering without what stands above the art.
func (c *composer) belowText() string {
	return strings.Join(slices.DeleteFunc(slices.Clone(c.Brief.Lettering), func(t string) bool { return strings.Contains(c.Brief.Above, t) }), " ")
}

// comesWithFrame reports whether a thing decorates a frame rather than being what it frames: "rope frame with an anchor".
func (c *composer) comesWithFrame(root, i int, link brief.Relation) bool {
	id, s := c.subject(root).ID, c.subject(i)
	return link.Kind == "with" && link.From == root && strings.HasSuffix(id, "-frame") && id != "instant-photo-frame" && s.Kind == brief.Piece && s.Text == ""
}

// The measures of what comes with a frame, as shares of the frame.
const (
	emblemOfFrame = .5
	emblemSink    = .08
)

// framedWith sets one thing over the middle of a frame's foot, several along its lower corners.
func (c *composer) framedWith(k cluster, i int) cluster {
	if c.subject(i).Count > 1 {
		return c.cornered(k, i)
	}
	b, root := k.bounds(), k.root
	t := c.unit(i, how{})
	tb := t.bounds()
	t = t.scaled(emblemOfFrame * min(b.W(), b.H()) / max(tb.W(), tb.H()))
	tb = t.bounds()
	k = k.over(t.moved((b.X0+b.X1)/2-(tb.X0+tb.X1)/2, b.Y1-emblemSink*b.H()-(tb.Y0+tb.Y1)/2))
	k.root = root
	return k
}
