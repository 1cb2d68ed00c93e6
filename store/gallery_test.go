package store_test

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

func TestSearch(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	for _, prompt := range []string{"a red fox running", "two foxes", "a café at night", "हिन्दी कविता", "fox AND hound"} {
		s.AddImage(t, user, prompt)
	}
	for name, test := range map[string]struct {
		search string
		want   []string
	}{
		"a word finds its other forms":          {"run", []string{"a red fox running"}},
		"a plural finds the singular":           {"foxes", []string{"fox AND hound", "two foxes", "a red fox running"}},
		"the beginning of a word is enough":     {"ca", []string{"a café at night"}},
		"accents do not matter":                 {"CAFE", []string{"a café at night"}},
		"every word must be there":              {"red fox", []string{"a red fox running"}},
		"words that say nothing are left out":   {"the red fox of", []string{"a red fox running"}},
		"nothing but them is searched for":      {"at a", []string{"a café at night"}},
		"words of the query language are words": {"fox AND hound", []string{"fox AND hound"}},
		"marks belong to the word before them":  {"हिन्दी", []string{"हिन्दी कविता"}},
		"what is nowhere is not found":          {"zebra", []string{}},
		"punctuation alone finds nothing":       {`"'*()`, []string{}},
		"a letter too many is forgiven":         {"nnight", []string{"a café at night"}},
		"a letter too few is forgiven":          {"runing", []string{"a red fox running"}},
		"a wrong letter is forgiven":            {"hoond", []string{"fox AND hound"}},
		"swapped letters are forgiven":          {"nihgt", []string{"a café at night"}},
		"two slips are not forgiven":            {"nihgtt", []string{}},
		"short words are taken as they are":     {"fax", []string{}},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := gocmp.Diff(test.want, s.Prompts(t, domain.Listing{Search: test.search})); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestASearchHasPages(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	for i := range 5 {
		s.AddImage(t, user, "fox "+string(rune('a'+i)))
	}
	s.AddImage(t, user, "a fox in secret", testkit.Private)
	for skip, want := range map[int]string{0: "fox e, fox d", 2: "fox c, fox b", 4: "fox a", 6: ""} {
		if got := strings.Join(s.Prompts(t, domain.Listing{Search: "fox", Skip: skip, Limit: 2}), ", "); got != want {
			t.Errorf("two from %d are %q, want %q", skip, got, want)
		}
	}
}

func TestAWordThatIsThereOftenEnoughIsNotTakenForABeginning(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	for range 200 {
		s.AddImage(t, user, "fox")
	}
	s.AddImage(t, user, "foxglove")
	page, err := s.Images(t.Context(), domain.Listing{Search: "fox", Limit: 1})
	if err != nil || page.Total != 50 || !page.Capped || page.Data[0].Prompt != "fox" {
		t.Errorf("%d found, capped %v, the first %v, %v", page.Total, page.Capped, page.Data, err)
	}
	for skip, want := range map[int]int{99: 149, 160: 200, 5000: 200} {
		page, err = s.Images(t.Context(), domain.Listing{Search: "fox", Limit: 1, Skip: skip})
		if err != nil || page.Total != want || page.Capped != (want == 149) || (len(page.Data) == 1) != (skip < 200) {
			t.Errorf("from %d on: %d of %d, capped %v, %v", skip, len(page.Data), page.Total, page.Capped, err)
		}
	}
	if page, err := s.Images(t.Context(), domain.Listing{Search: "foxglove", Limit: 1}); err != nil || page.Total != 1 || page.Capped {
		t.Errorf("%d found, capped %v, %v", page.Total, page.Capped, err)
	}
	if got := s.Prompts(t, domain.Listing{Search: "foxg"}); len(got) != 1 {
		t.Errorf("the longer word is not found by its beginning: %v", got)
	}
}

func TestACommonBeginningFindsTheTagsThatBeginSo(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	for _, prompt := range []string{"watercolor fox", "waterfall", "a hare by the water", "coffee fox", "watermelon, glass"} {
		s.AddImage(t, user, prompt)
	}
	s.AddImage(t, user, "waterfall", testkit.Private)
	want := map[string]string{
		"water": "a hare by the water|watermelon, glass|waterfall|watercolor fox", "coff": "coffee fox", "wat fo": "watercolor fox", "glass w": "watermelon, glass",
		"fox zebra": "", "wate'r": "", "fox coffee": "coffee fox", "fox hare": "", "fox coff": "coffee fox",
	}
	for _, images := range []int{0, 5000} {
		s.Exec(t, `UPDATE facet_counts SET total = total + ?`, images)
		for search, prompt := range want {
			if got := strings.Join(s.Prompts(t, domain.Listing{Search: search}), "|"); got != prompt {
				t.Errorf("with %d images more, %q finds %q, want %q", images, search, got, prompt)
			}
		}
	}
}

// TestAWordThatIsSpelledRightIsNotTakenForAnother: a search for boots showed books.
func TestAWordThatIsSpelledRightIsNotTakenForAnother(t *testing.T) {
	s := testkit.NewStore(t)
	s.AddImage(t, s.AddUser(t, "mira"), "a book")
	s.Spelled = func(word string) bool { return word == "boot" }
	for search, want := range map[string]string{"boot": "", "Boot": "", "bok": "", "booj": "a book", "obok": "a book"} {
		page, err := s.Images(t.Context(), domain.Listing{Search: search, Limit: 5})
		if err != nil || (page.Instead == "") != (want == "") || len(page.Data) > 0 != (want != "") {
			t.Errorf("%q finds %v in place of it, %v", search, page.Instead, err)
		}
	}
}

func TestNothingThatIsTypedBreaksASearch(t *testing.T) {
	s := testkit.NewStore(t)
	s.AddImage(t, s.AddUser(t, "mira"), "a red fox")
	for _, search := range []string{
		`fox"`, `"fox`, `fox*`, `*`, `-fox`, `NOT fox`, `fox OR`, `NEAR(fox, 2)`, `prompt:fox`, `{prompt tags}: fox`, `fox^2`, `'; DROP TABLE images; --`,
		"fox\x00", "\xff\xfe", strings.Repeat("fox ", 500), strings.Repeat("f", 10_000), "🦊", "%", "_", `\`,
	} {
		if _, err := s.Images(t.Context(), domain.Listing{Search: search, Limit: 5}); err != nil {
			t.Errorf("searching for %.40q: %v", search, err)
		}
	}
	if got := s.Prompts(t, domain.Listing{Search: `fox"*`}); len(got) != 1 {
		t.Errorf("signs around a word hide it: %v", got)
	}
}

// TestAnOwnersLikeMovesNothing: whoever liked their own image put it above everybody's that nobody had liked yet.
func TestAnOwnersLikeMovesNothing(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	own := s.AddImage(t, user, "a fox")
	s.AddImage(t, user, "b fox")
	like := func(userID int64, count int) {
		t.Helper()
		if _, n, err := s.ToggleLike(t.Context(), userID, own.ID); err != nil || n != count {
			t.Fatalf("%d likes, %v; want %d", n, err, count)
		}
	}
	order := func(want string) {
		t.Helper()
		for name, listing := range map[string]domain.Listing{
			"the gallery": {}, "a category": {Category: own.Category}, "a tag": {Tags: []string{"fox"}}, "a search": {Search: "fox"},
		} {
			listing.Sort = domain.Popular
			if got := s.Prompts(t, listing); len(got) != 2 || got[0][:1]+got[1][:1] != want {
				t.Errorf("%s is in the order %q, want %q", name, got, want)
			}
		}
	}
	like(user.ID, 1)
	order("ba")
	fan := s.AddUser(t, "fan").ID
	like(fan, 2)
	order("ab")
	like(user.ID, 1)
	order("ab")
	like(fan, 0)
	order("ba")
}

func TestTheListOfAFacetHasTheOrdersOfTheGallery(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	for i, likes := range []int{1, 3, 0, 2} {
		img := s.AddImage(t, user, string(rune('a'+i))+" fox")
		for range likes {
			if _, _, err := s.ToggleLike(t.Context(), s.AddUser(t, "fan").ID, img.ID); err != nil {
				t.Fatal(err)
			}
		}
		s.Clock.Advance(5 * 24 * time.Hour)
	}
	for order, want := range map[domain.Sort]string{domain.Newest: "dcba", domain.Oldest: "abcd", domain.Popular: "bdac", domain.Trending: "dcba"} {
		got := ""
		for _, prompt := range s.Prompts(t, domain.Listing{Sort: order, Tags: []string{"fox"}}) {
			got += prompt[:1]
		}
		if got != want {
			t.Errorf("%q gives %s, want %s", order, got, want)
		}
	}
}

func TestOrders(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	s.Trust(t, user)
	for i, likes := range []int{1, 3, 0, 2} {
		img := s.AddImage(t, user, string(rune('a'+i)))
		for range likes {
			if _, _, err := s.ToggleLike(t.Context(), s.AddUser(t, "fan").ID, img.ID); err != nil {
				t.Fatal(err)
			}
		}
		s.Clock.Advance(5 * 24 * time.Hour)
	}
	for order, want := range map[domain.Sort]string{
		domain.Newest: "dcba", domain.Oldest: "abcd", domain.Popular: "bdac", domain.Trending: "dcba", "": "dcba",
	} {
		if got := strings.Join(s.Prompts(t, domain.Listing{Sort: order}), ""); got != want {
			t.Errorf("%q gives %s, want %s", order, got, want)
		}
	}
	for skip, want := range map[int]string{0: "dc", 2: "ba", 3: "a", 4: ""} {
		if got := strings.Join(s.Prompts(t, domain.Listing{Skip: skip, Limit: 2}), ""); got != want {
			t.Errorf("two from %d are %q, want %q", skip, got, want)
		}
	}
}

// TestListingsAgreeWithABruteForceCount holds every listing and its total, which comes from counters and indexes, to a
// count of plain structs.
func TestListingsAgreeWithABruteForceCount(t *testing.T) {
	s := testkit.NewStore(t)
	m := newModel(t, s)
	for range 12 {
		for range 8 {
			m.change()
		}
		m.check()
	}
}

type model struct {
	t      *testing.T
	s      *testkit.Store
	random *rand.Rand
	users  []*domain.User
	images []*domain.Image // oldest first
	hidden map[string]bool
}

func newModel(t *testing.T, s *testkit.Store) *model {
	m := &model{t: t, s: s, random: rand.New(rand.NewPCG(5, 6)), hidden: map[string]bool{}}
	for _, name := range []string{"mira", "omar"} {
		m.users = append(m.users, s.AddUser(t, name))
	}
	return m
}

func (m *model) change() {
	m.t.Helper()
	if len(m.images) < 5 || m.random.IntN(2) == 0 {
		m.add()
		return
	}
	img := m.images[m.random.IntN(len(m.images))]
	switch m.random.IntN(4) {
	case 0:
		_, err := m.s.DeleteImage(m.t.Context(), img.UserID, img.ID)
		if (err == nil) != img.DeletedAt.IsZero() {
			m.t.Fatalf("deleting an image that was deleted at %v: %v", img.DeletedAt, err)
		}
		img.DeletedAt = m.s.Clock.Now()
	case 1:
		img.IsPublic = !img.IsPublic
		m.s.Exec(m.t, `UPDATE images SET is_public = ? WHERE id = ?`, img.IsPublic, img.ID)
	case 2:
		m.hidden[img.ID] = !m.hidden[img.ID]
		m.s.Exec(m.t, `UPDATE images SET hidden_at = CASE WHEN ? THEN 1 END WHERE id = ?`, m.hidden[img.ID], img.ID)
	case 3:
		img.Category = domain.Categories[m.random.IntN(5)]
		m.s.Exec(m.t, `UPDATE images SET category = ? WHERE id = ?`, img.Category, img.ID)
	}
}

func (m *model) add() {
	words := []string{"red", "fox", "hare", "owl"}
	prompt := words[m.random.IntN(4)] + " " + words[m.random.IntN(4)]
	img := m.s.AddImage(m.t, m.users[m.random.IntN(2)], prompt, func(img *domain.Image) {
		img.IsPublic, img.Category = m.random.IntN(3) > 0, domain.Categories[m.random.IntN(5)]
		img.VisualFeatures = domain.VisualFeatures{Silhouette: 1, Colors: domain.Colors[m.random.IntN(2):][:2]} // red is the first of all
	})
	m.images = append(m.images, &img)
}

func (m *model) listed(img *domain.Image) bool {
	return img.IsPublic && img.DeletedAt.IsZero() && !m.hidden[img.ID]
}

func (m *model) check() {
	m.t.Helper()
	mira := m.users[0].ID
	for name, l := range map[string]domain.Listing{
		"everything": {}, "icons": {Category: domain.Icons}, "owl": {Search: "owl"}, "tag": {Tags: []string{"fox"}},
		"two tags": {Tags: []string{"fox", "RED"}}, "search in icons": {Search: "fox", Category: domain.Icons}, "mine": {OwnerID: mira},
		"mine with a tag": {OwnerID: mira, Tags: []string{"hare"}}, "mine by search": {OwnerID: mira, Search: "red"},
		"red ones": {Color: "red"}, "red icons": {Color: "red", Category: domain.Icons}, "red foxes by tag": {Color: "red", Tags: []string{"fox"}},
		"my red ones": {OwnerID: mira, Color: "red"}, "a tag in icons": {Tags: []string{"owl"}, Category: domain.Icons}, "red by search": {Color: "red", Search: "owl"},
		"an unknown tag": {Tags: []string{"zebra"}}, "an unknown color": {Color: "mauve"},
	} {
		var want []string
		for _, img := range slices.Backward(m.images) {
			if m.matches(img, l) {
				want = append(want, img.ID)
			}
		}
		m.compare(name, l, want)
	}
}

func (m *model) matches(img *domain.Image, l domain.Listing) bool {
	visible := m.listed(img)
	if l.OwnerID != 0 {
		visible = img.UserID == l.OwnerID && img.DeletedAt.IsZero()
	}
	for _, tag := range l.Tags {
		visible = visible && strings.Contains(img.Prompt, strings.ToLower(tag))
	}
	visible = visible && (l.Color == "" || slices.Contains(img.VisualFeatures.Colors, l.Color))
	return visible && (l.Category == "" || img.Category == l.Category) && strings.Contains(img.Prompt, l.Search)
}

func (m *model) compare(name string, l domain.Listing, want []string) {
	m.t.Helper()
	l.Limit = 1 + m.random.IntN(10)
	page, err := m.s.Images(m.t.Context(), l)
	if err != nil {
		m.t.Fatalf("%s: %v", name, err)
	}
	var got []string
	for _, img := range page.Data {
		got = append(got, img.ID)
	}
	if page.Total != len(want) || !slices.Equal(got, want[:min(len(want), l.Limit)]) {
		m.t.Fatalf("%s: %d in all, first %v; want %d, %v", name, page.Total, got, len(want), want)
	}
}

func TestTrendingTagsAreThoseOfTheNewestPublicImages(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	s.Trust(t, user)
	for _, prompt := range []string{"fox owl", "fox hare", "fox owl"} {
		s.AddImage(t, user, prompt)
	}
	for range 5 {
		s.AddImage(t, user, "secret", testkit.Private)
	}
	tags, err := s.TrendingTags(t.Context(), 2)
	if err != nil {
		t.Fatal(err)
	}
	names := []string{}
	for _, tag := range tags {
		names = append(names, tag.Name)
	}
	if !slices.Equal(names, []string{"fox", "owl"}) {
		t.Errorf("trending are %v", names)
	}
	slices.SortFunc(tags, func(a, b domain.Tag) int { return cmp.Compare(a.ID, b.ID) })
	if tags[0].ID == 0 {
		t.Error("a tag has no id")
	}
}
