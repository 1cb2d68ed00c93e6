package plan

import "math"

// box is an upright rectangle in any unit; y grows downwards.
type box struct{ left, top, right, bottom float64 }

func (b box) width() float64   { return b.right - b.left }
func (b box) height() float64  { return b.bottom - b.top }
func (b box) centerX() float64 { return (b.left + b.right) / 2 }
func (b box) centerY() float64 { return (b.top + b.bottom) / 2 }

func (b box) union(c box) box {
	return box{min(b.left, c.left), min(b.top, c.top), max(b.right, c.right), max(b.bottom, c.bottom)}
}

// extent is the upright rectangle around an item as it is turned.
func extent(item Item) box {
	sin, cos := math.Sincos(item.Rotation * math.Pi / 180)
	w := math.Abs(item.W*cos) + math.Abs(item.H*sin)
	h := math.Abs(item.W*sin) + math.Abs(item.H*cos)
	return box{item.X - w/2, item.Y - h/2, item.X + w/2, item.Y + h/2}
}

// cluster is items in painter's order, composed in units of its own until it is fitted to the canvas. anchor is the box of
// the main item, to which further things attach.
type cluster struct {
	items  []Item
	anchor box
}

func (c cluster) bounds() box {
	b := extent(c.items[0])
	for _, item := range c.items[1:] {
		b = b.union(extent(item))
	}
	return b
}

func (c cluster) moved(dx, dy float64) cluster {
	out := cluster{anchor: box{c.anchor.left + dx, c.anchor.top + dy, c.anchor.right + dx, c.anchor.bottom + dy}}
	for _, item := range c.items {
		item.X += dx
		item.Y += dy
		out.items = append(out.items, item)
	}
	return out
}

func (c cluster) scaled(k float64) cluster {
	out := cluster{anchor: box{c.anchor.left * k, c.anchor.top * k, c.anchor.right * k, c.anchor.bottom * k}}
	for _, item := range c.items {
		item.X, item.Y, item.W, item.H = item.X*k, item.Y*k, item.W*k, item.H*k
		out.items = append(out.items, item)
	}
	return out
}

// turned rotates the whole cluster clockwise by degrees.
func (c cluster) turned(degrees float64) cluster {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	out := cluster{anchor: c.anchor}
	for _, item := range c.items {
		item.X, item.Y = item.X*cos-item.Y*sin, item.X*sin+item.Y*cos
		item.Rotation += degrees
		out.items = append(out.items, item)
	}
	return out
}

// placed puts the cluster so that the centre of its foot is at (x, bottom).
func (c cluster) placed(x, bottom float64) cluster {
	b := c.bounds()
	return c.moved(x-b.centerX(), bottom-b.bottom)
}

// centered puts the middle of the cluster at (x, y).
func (c cluster) centered(x, y float64) cluster {
	b := c.bounds()
	return c.moved(x-b.centerX(), y-b.centerY())
}

// high scales the cluster to a height.
func (c cluster) high(height float64) cluster { return c.scaled(height / c.bounds().height()) }

// over paints c in front of back; the anchor stays c's.
func (c cluster) over(back cluster) cluster {
	return cluster{items: append(append([]Item{}, back.items...), c.items...), anchor: c.anchor}
}

// under paints c behind front; the anchor stays c's.
func (c cluster) under(front cluster) cluster {
	return cluster{items: append(append([]Item{}, c.items...), front.items...), anchor: c.anchor}
}

// fitted scales and centres the cluster into a box of the canvas.
func (c cluster) fitted(room box) cluster {
	b := c.bounds()
	k := min(room.width()/b.width(), room.height()/b.height())
	return c.scaled(k).centered(room.centerX(), room.centerY())
}

func (c cluster) anchored(b box) cluster {
	c.anchor = b
	return c
}
