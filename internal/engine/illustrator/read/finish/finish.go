// Package finish takes back what the composer does not show, leaves out what no step took, and refuses what cannot be drawn.
package finish

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/clauses"
	"pellucid/internal/engine/illustrator/read/designs"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/designs/sheets"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// Finish settles what only the whole prompt tells: the style, the negatives, and whether an image can be made.
func Finish(p *state.Parser, negative, chosen string) {
	clauses.ActAlike(p)
	looks.OneHeap(p)
	looks.Unframe(p)
	saidOnce(p)
	dotsOfStyle(p)
	patterns.ColorMarks(p)
	patterns.CornersOfFrame(p)
	patterns.CornerOfSheet(p)
	looks.JoinHalves(p)
	clauses.ShareWhere(p)
	clauses.ThroughMany(p)
	clauses.OthersLack(p)
	clauses.JoinOdd(p)
	subjects.FamilyOfAnimals(p)
	designs.Faces(p)
	mail(p)
	cakeCandles(p)
	tiedFlowers(p)
	boundFlowers(p)
	patterns.FloralColors(p)
	patterns.PrintGround(p)
	relations.CrossFirst(p)
	clauses.OfVessel(p)
	clauses.OfPot(p)
	clauses.RainbowPanels(p)
	clauses.Marked(p)
	people.WornToo(p)
	people.MaskOfNinja(p)
	subjects.ShareClothes(p)
	clauses.ShareBoth(p)
	relations.WrappedUp(p)
	relations.FloatsWorn(p)
	relations.CurlsUp(p)
	subjects.CloseUp(p)
	subjects.TwoTogether(p)
	looks.HoneyIn(p)
	people.UsedByWorker(p)
	people.GoesThere(p)
	relations.HeldByRider(p)
	subjects.SeatAll(p)
	relations.SeatsForEach(p)
	relations.RideAlong(p)
	relations.DoTogether(p)
	relations.OneEach(p)
	relations.OneActs(p)
	relations.Nests(p)
	relations.OnClouds(p)
	relations.Alights(p)
	relations.RowBehind(p)
	relations.Climbed(p)
	relations.KnockedOff(p)
	negatives(p, negative)
	looks.ChipStyle(p, chosen)
	looks.Bordered(p)
	if p.Out.Style.Name == "" {
		p.Out.Style.Name = "default"
	}
	looks.Faded(p)
	designs.LooseLook(p)
	logos.MascotHead(p)
	logos.Tagline(p)
	sheets.FlatEmblem(p)
	designs.SetContacts(p)
	designs.TellLayout(p)
	designs.Designed(p)
	logos.LogoLook(p)
	logos.ColorsOfLogo(p)
	places.DropSetting(p)
	people.Served(p)
	looks.SplashColor(p)
	looks.Colorful(p)
	looks.OneView(p)
	places.SameView(p)
	clauses.OwnMaterial(p)
	clauses.OwnVessel(p)
	places.SeveralAround(p)
	clauses.NaturalColors(p)
	patterns.OwnStripes(p)
	subjects.Flocks(p)
	places.OnTerrain(p)
	places.SpreadOut(p)
	relations.BetweenTwo(p)
	relations.BesideOnIt(p)
	places.HangsBetween(p)
	places.SkyOfPlace(p)
	people.PrintedOnClothes(p)
	people.WearsLate(p)
	clauses.AboutWho(p)
	people.BodyBeside(p)
	people.StrayObjects(p)
	people.YoungInPouch(p)
	people.ClothesBeside(p)
	people.MealOnSomebody(p)
	people.OwnTable(p)
	people.OwnPocket(p)
	people.OwnBag(p)
	places.BehindInSky(p)
	people.BeforeTheSky(p)
	people.PlanetsOfSpace(p)
	designs.BeforeSunset(p)
	people.LoadTrucks(p)
	places.Enclosed(p)
	relations.OwnPair(p)
	relations.ToNearestThing(p)
	relations.OnlyTheLiving(p)
	relations.CrossesWater(p)
	relations.HangsAnyway(p)
	relations.ShownAnyway(p)
	relations.OfItsOwn(p)
	relations.Loads(p)
	relations.ListInVessel(p)
	relations.SharesPlaces(p)
	relations.UnderToo(p)
	relations.HeldLast(p)
	relations.UmbrellaOver(p)
	relations.BackToBack(p)
	relations.SitsWith(p)
	relations.FedFromSeat(p)
	relations.PlaceWhatComesWith(p)
	relations.OnTheLine(p)
	relations.ReadsTo(p)
	relations.SharesSeats(p)
	relations.EachHasOne(p)
	people.OwnNeckwearOff(p)
	people.RoomInside(p)
	people.SetGems(p)
	people.WingedHeart(p)
	people.TruckTree(p)
	people.OneRainbow(p)
	relations.Piggyback(p)
	relations.MountsLeap(p)
	relations.AgePeers(p)
	people.KeepBoards(p)
	people.OneWeaponEach(p)
	people.PlaysOwn(p)
	relations.UnmetVerbs(p)
	rest(p)
	senses.NumberThemed(p)
	patterns.BorderOfMany(p)
	patterns.OutsideBorder(p)
	missed(p)
	tellIdea(p)
	refuse(p)
	r := &p.Out.Reading
	if r.Understood == nil {
		r.Understood = []brief.Item{}
	}
	if r.StandsIn == nil {
		r.StandsIn = []brief.Item{}
	}
	if r.LeftOut == nil {
		r.LeftOut = []brief.Item{}
	}
}

// mail makes a letter that somebody holds, carries or gets one that is posted: one of the alphabet would have been named.
func mail(p *state.Parser) {
	for _, r := range p.Out.Relations {
		if s := &p.Out.Subjects[r.To]; (s.ID == "letter" || s.ID == "alphabet-letter") && s.Text == "" && r.Kind != "and" && (r.Kind != "with" || p.KindOf(r.From) == brief.Bird) && p.Tables.Drawable("envelope") != "" {
			s.Kind, s.ID = brief.Piece, "envelope"
		}
	}
}

// cakeCandles makes the candle that something sweet is with the slim kind that stands in it.
func cakeCandles(p *state.Parser) {
	for _, r := range p.Out.Relations {
		if s := &p.Out.Subjects[r.From]; r.Kind == "on" && s.ID == "candle" && (patterns.Decorated[p.Out.Subjects[r.To].ID] || nouns.Frosted[p.Out.Subjects[r.To].ID]) {
			s.ID = "birthday-candle"
		}
		if s := &p.Out.Subjects[r.To]; r.Kind == "with" && s.ID == "candle" && (patterns.Decorated[p.Out.Subjects[r.From].ID] || nouns.Frosted[p.Out.Subjects[r.From].ID]) {
			s.ID = "birthday-candle"
		}
		if from := &p.Out.Subjects[r.From]; r.Kind == "with" && p.Out.Subjects[r.To].ID == "birthday-candle" && from.ID == "cupcake" && !slices.ContainsFunc(from.Parts, func(c brief.PartColor) bool { return c.Part == "cherry" }) {
			from.Without = append(from.Without, "cherry") // it stands where the candle does
		}
	}
}

// negatives reads what must not appear; a part of a subject is left out of it.
func negatives(p *state.Parser, negative string) {
	for _, s := range p.Tables.Cut(token.Split(negative)) {
		if s.Kind != token.Word || s.Is(vocabulary.Stop) || s.Is(vocabulary.Trade) && !s.Is(vocabulary.Thing) {
			continue
		}
		p.Out.Negatives = state.AppendNew(p.Out.Negatives, s.Key)
		for i := range p.Out.Subjects {
			if name := p.PartNamed(i, s.Key); name != "" && !p.IsPerson(i) {
				p.Out.Subjects[i].Without = state.AppendNew(p.Out.Subjects[i].Without, name)
			}
		}
	}
}

// rest accounts for words that nothing has taken: grammar is silent, everything else is left out.
func rest(p *state.Parser) {
	for _, s := range p.Spans {
		if s.Kind == token.Pause || p.Grammar(s) || p.Taken(s.From, s.To) {
			continue
		}
		if s.Is(vocabulary.Relation) {
			p.LeaveOut(s.From, s.To, "What it goes with isn't in the image.")
			continue
		}
		if v, ok := s.Value(vocabulary.Count); ok && v == "1" {
			continue
		}
		p.LeaveOut(s.From, s.To, "We couldn't use this.")
	}
}

// refuse says so when no image can be made: its main subject cannot be drawn, or there is none.
func refuse(p *state.Parser) {
	r := &p.Out.Reading
	if kind := p.Tables.Drawable("mandala"); kind != "" && len(p.Out.Subjects)+len(p.Out.Lettering) == 0 && !p.Lost.Main && p.Out.Style.Name == "mandala" {
		p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: "mandala", Kind: kind, ID: "mandala", Count: 1}) // of nothing else
		p.Out.Style.Name = "lineart"
	}
	switch {
	case p.Lost.Main && !(p.Lost.One && len(p.Out.Subjects)+len(p.Out.Lettering) > 0):
		r.Refused = "We can't draw “" + cmp.Or(p.Lost.Words, p.Lost.Key, "this") + "” yet. Nothing was charged."
		r.Suggested = suggest(p.Tables, p.Lost.Key, p.Out.Subjects)
	case len(p.Out.Subjects) == 0 && len(p.Out.Lettering) == 0:
		r.Refused = "We didn't find anything to draw in this prompt. Nothing was charged."
		r.Suggested = suggest(p.Tables, "", nil)
	}
}

// dotsOfStyle takes out the halftone dots beside what is drawn in them: "comic bubbles, pop art, with halftone dots".
func dotsOfStyle(p *state.Parser) {
	if i := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "halftone-pattern" }); i > 0 && p.Out.Style.Name == "halftone" {
		p.DropSubject(i)
	}
}

// saidOnce takes out a lettered greeting whose words a text of the prompt says too: "thank you sticker "thank you for your order"".
func saidOnce(p *state.Parser) {
	for i, s := range p.Out.Subjects {
		if text := nouns.Standing[s.ID]; text != "" && !p.Linked(i) && slices.ContainsFunc(p.Out.Lettering, func(said string) bool {
			return strings.Contains(strings.ToLower(said), strings.ToLower(text))
		}) {
			p.DropSubject(i)
			return
		}
	}
}
