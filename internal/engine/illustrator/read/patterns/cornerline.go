package patterns

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// CornersOfLine puts plants that are told to be in the corners of a frame onto the corners of a thin line, and not all around it or onto a picture
// frame: "gold frame with small leaves in two opposite corners".
func CornersOfLine(p *state.Parser) {
	if p.Border.Edge != "corners" || p.Out.Sheet != "" || !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "frame" }) {
		return
	}
	framed := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "gold-frame" || s.ID == "frame" })
	if framed < 0 && p.Out.Motif != "frame" && p.Out.Motif != "corners" && !slices.Contains(p.Out.Framing, "frame") {
		return
	}
	plants := 0
	for i, s := range p.Out.Subjects {
		if i == framed {
			continue
		}
		if t, _ := things.ByID(s.ID); s.Kind != brief.Piece || t.Group != "plant-flower" {
			return
		}
		plants++
	}
	if plants == 0 {
		return
	}
	if framed >= 0 {
		color := p.Out.Subjects[framed].Color
		if p.Out.Subjects[framed].ID == "gold-frame" && color == "" {
			color = "gold"
		}
		if p.DropSubject(framed); color != "" {
			p.Out.Tints = append([]string{color}, p.Out.Tints...)
		}
	}
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; s.Color == "gold" { // "gold frame": the frame's
			s.Color, p.Out.Tints = "", []string{"gold"}
		}
	}
	p.Out.Motif, p.Out.Framing = "corners", []string{"frame"}
}
