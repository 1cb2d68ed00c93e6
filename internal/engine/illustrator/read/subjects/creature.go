package subjects

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// nearFaces are the expressions that only animals and people have, and what they are on birds and things with a face.
var nearFaces = map[string]string{"tongue out": "silly", "yawning": "sleepy", "open mouth": "happy"}

// dwellers are the pieces that are drawn as they swim or fly.
var dwellers = map[string][]string{
	"swimming": {"fish", "goldfish", "clownfish", "koi-fish", "shark", "dolphin", "whale", "orca", "sea-turtle", "jellyfish", "seahorse", "octopus", "squid", "stingray", "eel", "manatee", "pufferfish"},
	"flying":   {"bee", "butterfly", "dragonfly", "bat", "moth", "pterodactyl", "monarch-butterfly", "fireflies", "wasp", "mosquito", "housefly"},
	"jumping":  {"dolphin"},
}

// swimsBy reads what a piece that is a creature does: it swims or flies as it is drawn, hangs upside down, or blows bubbles.
func swimsBy(p *state.Parser, s *brief.Subject, doing string) bool {
	switch {
	case slices.Contains(dwellers[doing], s.ID):
		return true
	case doing == "hanging upside down" && s.ID == "bat":
		s.Turn = 180
		return true
	case doing == "blowing bubbles" && breathes(p, s.ID) && len(p.Out.Subjects) < state.MaxSubjects:
		i := slices.IndexFunc(p.Out.Subjects, func(o brief.Subject) bool { return o.ID == s.ID && o.Words == s.Words })
		p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: "bubbles", Kind: brief.Piece, ID: "bubbles", Count: 1})
		p.Link(i, "holding", len(p.Out.Subjects)-1)
		return true
	}
	return false
}

// breathes reports whether a piece is a creature that can blow bubbles.
func breathes(p *state.Parser, id string) bool {
	t, _ := things.ByID(id)
	return t.Group == "fish-insect-reptile" || t.Group == "animal"
}

// CloseUp shows the head of an animal alone where a close view was asked for after it: "a pug with its tongue out, close up".
func CloseUp(p *state.Parser) {
	if len(p.Out.Subjects) != 1 || len(p.Out.Relations) > 0 || p.Out.Subjects[0].Count > 1 || p.Out.Subjects[0].Pose != "" {
		return
	}
	s := &p.Out.Subjects[0]
	near := slices.ContainsFunc(p.Spans, func(sp state.Span) bool {
		return sp.Key == "close up" || sp.Key == "closeup" || sp.Key == "headshot" || sp.Key == "head shot"
	})
	if near && (s.Kind == brief.Animal || s.Kind == brief.Bird) && s.Person == nil {
		s.Portrait = true
	}
}

// asleepIn reports whether a prompt says that subject i sleeps in the pose that it has: "a bunny sleeping on its back".
func asleepIn(p *state.Parser, i int) bool {
	return p.Out.Subjects[i].Expression == "" && slices.ContainsFunc(p.Spans, func(s state.Span) bool { return s.Is(vocabulary.Pose) && strings.HasPrefix(s.Key, "sleeping") })
}

// TwoTogether makes two of several of whom no number was told and who do what two do: "guinea pigs kissing".
func TwoTogether(p *state.Parser) {
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if s.Count != UnstatedCount || Mutual[s.Pose] == "" && s.Pose != "kissing" && s.Pose != "hugging" {
			continue
		}
		told := slices.ContainsFunc(p.Spans, func(sp state.Span) bool { n, ok := sp.Value(vocabulary.Count); return ok && n == "3" })
		if !told {
			s.Count = 2
		}
	}
}

// overHurdle lets an animal jump over a hurdle on its own four legs.
func overHurdle(p *state.Parser, i int) bool {
	if p.Tables.Drawable("hurdle") != brief.Piece || len(p.Out.Subjects) >= state.MaxSubjects {
		return false
	}
	p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: "hurdle", Kind: brief.Piece, ID: "hurdle", Count: 1})
	p.Link(i, "jumping over", len(p.Out.Subjects)-1)
	return true
}

// aloft are the things in the air beside which several birds fly as a flock.
var aloft = lexicon.Set("hot-air-balloon airplane cloud clouds sun moon rainbow kite lighthouse sailboat mountain mountains sunset helicopter")

// Flocks lets several birds that come with something in the air fly as a flock beside it: "hot air balloon with clouds and birds".
func Flocks(p *state.Parser) {
	for _, r := range p.Out.Relations {
		birds := &p.Out.Subjects[r.To]
		if (r.Kind != "with" && r.Kind != "and") || birds.ID != "bird" || birds.Count < 2 || birds.Color != "" || birds.Pose != "" && birds.Pose != "flying" || !aloft[p.Out.Subjects[r.From].ID] || p.Tables.Drawable("bird-flock") != brief.Piece {
			continue
		}
		birds.Kind, birds.ID, birds.Count, birds.Pose = brief.Piece, "bird-flock", 1, ""
	}
}

// Mutual are poses that two take with each other.
var Mutual = map[string]string{"hugging": "hugging", "kissing": "kissing", "fighting": "fighting", "talking": "facing", "playing": "facing"}
