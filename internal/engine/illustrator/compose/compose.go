// Package compose arranges what a brief asks for: it draws every subject, lets limbs reach anchors, puts things on, in, under
// and beside each other at sizes that follow the real ones, and fits the whole to the canvas. The same request gives the same
// scene.
package compose

// Compose arranges the subjects of a brief. A brief without subjects gives an empty scene.
func Compose(req Request) Scene {
	c := newComposer(req)
	if req.Brief.Sheet != "" && len(req.Brief.Subjects) > 1 {
		return c.sheet()
	}
	if out, ok := c.designed(); ok {
		return out.without(len(req.Brief.Subjects))
	}
	if out, ok := c.lineFace(); ok {
		return out.without(len(req.Brief.Subjects))
	}
	if out, ok := c.besideLetter(); ok {
		return out.without(len(req.Brief.Subjects))
	}
	var groups []cluster
	for i := range c.Brief.Subjects {
		if c.isRoot(i) {
			groups = append(groups, c.copies(i))
		}
	}
	return c.staged(c.onPlace(c.tilted(c.arrange(groups)))).without(len(req.Brief.Subjects))
}
