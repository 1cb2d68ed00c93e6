package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// nearFaces are the expressions that only animals have, and what they are on people, birds and things with a face.
var nearFaces = map[string]string{"tongue out": "silly", "yawning": "sleepy", "open mouth": "happy"}

// dwellers are the pieces that are drawn as they swim or fly.
var dwellers = map[string][]string{
	"swimming": {"fish", "goldfish", "clownfish", "koi-fish", "shark", "dolphin", "whale", "orca", "sea-turtle", "jellyfish", "seahorse", "octopus", "squid", "stingray", "eel", "manatee", "pufferfish"},
	"flying":   {"bee", "butterfly", "dragonfly", "bat", "moth", "pterodactyl", "monarch-butterfly", "fireflies", "wasp", "mosquito", "housefly"},
	"jumping":  {"dolphin"},
}

// swimsBy reads what a piece that is a creature does: it swims or flies as it is drawn, hangs upside down, or blows bubbles.
func (p *parser) swimsBy(s *brief.Subject, doing string) bool {
	switch {
	case slices.Contains(dwellers[doing], s.ID):
		return true
	case doing == "hanging upside down" && s.ID == "bat":
		s.Turn = 180
		return true
	case doing == "blowing bubbles" && p.breathes(s.ID) && len(p.out.Subjects) < maxSubjects:
		i := slices.IndexFunc(p.out.Subjects, func(o brief.Subject) bool { return o.ID == s.ID && o.Words == s.Words })
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: "bubbles", Kind: brief.Piece, ID: "bubbles", Count: 1})
		p.link(i, "holding", len(p.out.Subjects)-1)
		return true
	}
	return false
}

// breathes reports whether a piece is a creature that can blow bubbles.
func (p *parser) breathes(id string) bool {
	t, _ := things.ByID(id)
	return t.Group == "fish-insect-reptile" || t.Group == "animal"
}

// closeUp shows the head of an animal alone where a close view was asked for after it: "a pug with its tongue out, close up".
func (p *parser) closeUp() {
	if len(p.out.Subjects) != 1 || len(p.out.Relations) > 0 || p.out.Subjects[0].Count > 1 || p.out.Subjects[0].Pose != "" {
		return
	}
	s := &p.out.Subjects[0]
	near := slices.ContainsFunc(p.spans, func(sp span) bool {
		return sp.key == "close up" || sp.key == "closeup" || sp.key == "headshot" || sp.key == "head shot"
	})
	if near && (s.Kind == brief.Animal || s.Kind == brief.Bird) && s.Person == nil {
		s.Portrait = true
	}
}

// asleepIn reports whether a prompt says that subject i sleeps in the pose that it has: "a bunny sleeping on its back".
func (p *parser) asleepIn(i int) bool {
	return p.out.Subjects[i].Expression == "" && slices.ContainsFunc(p.spans, func(s span) bool { return s.is(pose) && strings.HasPrefix(s.key, "sleeping") })
}

// twoTogether makes two of several of whom no number was told and who do what two do: "guinea pigs kissing".
func (p *parser) twoTogether() {
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if s.Count != unstatedCount || mutual[s.Pose] == "" && s.Pose != "kissing" && s.Pose != "hugging" {
			continue
		}
		told := slices.ContainsFunc(p.spans, func(sp span) bool { n, ok := sp.value(count); return ok && n == "3" })
		if !told {
			s.Count = 2
		}
	}
}

// overHurdle lets an animal jump over a hurdle on its own four legs.
func (p *parser) overHurdle(i int) bool {
	if p.r.drawable("hurdle") != brief.Piece || len(p.out.Subjects) >= maxSubjects {
		return false
	}
	p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: "hurdle", Kind: brief.Piece, ID: "hurdle", Count: 1})
	p.link(i, "jumping over", len(p.out.Subjects)-1)
	return true
}

// aloft are the things in the air beside which several birds fly as a flock.
var aloft = wordSet("hot-air-balloon airplane cloud clouds sun moon rainbow kite lighthouse sailboat mountain mountains sunset helicopter")

// flocks lets several birds that come with something in the air fly as a flock beside it: "hot air balloon with clouds and birds".
func (p *parser) flocks() {
	for _, r := range p.out.Relations {
		birds := &p.out.Subjects[r.To]
		if (r.Kind != "with" && r.Kind != "and") || birds.ID != "bird" || birds.Count < 2 || birds.Color != "" || birds.Pose != "" && birds.Pose != "flying" || !aloft[p.out.Subjects[r.From].ID] || p.r.drawable("bird-flock") != brief.Piece {
			continue
		}
		birds.Kind, birds.ID, birds.Count, birds.Pose = brief.Piece, "bird-flock", 1, ""
	}
}
