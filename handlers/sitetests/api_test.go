package sitetests

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// keys returns the names of an object's properties, in order.
func keys(t *testing.T, raw json.RawMessage) []string {
	t.Helper()
	var object map[string]json.RawMessage
	if err := json.Unmarshal(raw, &object); err != nil {
		t.Fatalf("%v: %.200s", err, raw)
	}
	names := []string{}
	for name := range object {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

func TestSigningUpInAndOutThroughTheAPI(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	client := site.Visitor(t)
	me := client.PostJSON("/api/v1/auth/register", map[string]string{"email": "mira@example.org", "username": "mira", "password": "secret"}).Want(http.StatusCreated)
	if got := strings.Join(keys(t, me.Body), " "); got != "created_at email email_verified id is_active is_admin last_login profile username" {
		t.Errorf("a user has %s", got)
	}
	var token struct {
		AccessToken string `json:"access_token"`
		TokenType   string `json:"token_type"`
	}
	client.PostForm("/api/v1/auth/login", url.Values{"username": {"MIRA@example.org"}, "password": {"secret"}}).Want(http.StatusOK).JSON(&token)
	if token.TokenType != "bearer" || len(token.AccessToken) < 40 {
		t.Errorf("the token is %+v", token)
	}
	client.Token = token.AccessToken
	var user struct {
		ID       int64
		Email    string
		Username string
	}
	client.Get("/api/v1/users/me").Want(http.StatusOK).JSON(&user)
	if user.ID == domain.AdminID || user.Email != "mira@example.org" || user.Username != "mira" {
		t.Errorf("I am %+v", user)
	}
	client.PostJSON("/api/v1/auth/logout", "").Want(http.StatusNoContent)
	client.Get("/api/v1/users/me").WantProblem(http.StatusUnauthorized)
}

func TestBadSignUpsAndSignInsThroughTheAPI(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	taken, inactive := site.AddUser(t, "taken"), site.AddUser(t, "gone")
	site.Store.Exec(t, `UPDATE users SET is_active = 0 WHERE id = ?`, inactive.ID)
	visitor := site.Visitor(t)
	for name, test := range map[string]struct {
		email, username, password string
		status                    int
		field                     string
	}{
		"a taken e-mail address":  {strings.ToUpper(taken.Email), "mira", "secret", 409, "email"},
		"a taken username":        {"a@example.org", taken.Username, "secret", 409, "username"},
		"a broken e-mail address": {"nonsense", "mira", "secret", 422, "email"},
		"no e-mail address":       {"", "mira", "secret", 422, "email"},
		"a long e-mail address":   {strings.Repeat("a", 300) + "@example.org", "mira", "secret", 422, "email"},
		"a short password":        {"a@example.org", "mira", "12345", 422, "password"},
		"a username of markup":    {"a@example.org", "<b>", "secret", 422, "username"},
	} {
		body := map[string]string{"email": test.email, "username": test.username, "password": test.password}
		p := visitor.PostJSON("/api/v1/auth/register", body).WantProblem(test.status)
		if len(p.Errors) != 1 || p.Errors[0].Field != test.field || strings.Contains(p.Detail, "RFC") {
			t.Errorf("%s: %+v", name, p)
		}
	}
	visitor.PostJSON("/api/v1/auth/register", `{"email": "a@example.org", "username": "mira", "password": "secret", "id": 1}`).WantProblem(422)
	for name, test := range map[string]struct {
		form   url.Values
		status int
	}{
		"a wrong password":    {url.Values{"username": {taken.Username}, "password": {"wrong"}}, 401},
		"an unknown name":     {url.Values{"username": {"nobody"}, "password": {sitetest.Password}}, 401},
		"nothing":             {nil, 400},
		"no password":         {url.Values{"username": {taken.Username}}, 422},
		"an inactive account": {url.Values{"username": {inactive.Username}, "password": {sitetest.Password}}, 403},
	} {
		t.Run(name, func(t *testing.T) {
			visitor.PostForm("/api/v1/auth/login", test.form).WantProblem(test.status)
		})
	}
	visitor.PostJSON("/api/v1/auth/login", map[string]string{"username": "a", "password": "b"}).WantProblem(http.StatusUnsupportedMediaType)
	visitor.PostForm("/api/v1/auth/login", url.Values{"username": {strings.Repeat("x", 2<<20)}}).WantProblem(http.StatusRequestEntityTooLarge)
}

func TestTheShapeOfAnImage(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	img := site.Store.AddImage(t, user, "a red fox", func(img *domain.Image) { img.Width, img.Height = 1024, 1024 })
	visitor := site.Visitor(t)
	var body struct {
		FileURL      string `json:"file_url"`
		ThumbnailURL string `json:"thumbnail_url"`
		Tags         []struct {
			ID   int64
			Name string
		}
		User, Parameters, License, Alpha json.RawMessage
	}
	answer := visitor.Get("/api/v1/images/" + img.ID).Want(http.StatusOK)
	answer.JSON(&body)
	want := "alpha alt_text category created_at engine file_url guidance_scale has_svg height id is_favorited is_liked is_public license likes_count negative_prompt " +
		"notes parameters prompt steps tags task_id thumbnail_url user user_id width"
	if diff := cmp.Diff(want, strings.Join(keys(t, answer.Body), " ")); diff != "" {
		t.Error(diff)
	}
	for what, test := range map[string]struct {
		raw  json.RawMessage
		want string
	}{
		"user": {body.User, "username"}, "parameters": {body.Parameters, "guidance_scale model seed steps"},
		"license": {body.License, "commercial plan terms_version text"}, "alpha": {body.Alpha, "checks opaque soft transparent verdict version"},
	} {
		if got := strings.Join(keys(t, test.raw), " "); got != test.want {
			t.Errorf("%s has %s, want %s", what, got, test.want)
		}
	}
	if body.FileURL != img.OriginalURL() || body.ThumbnailURL != img.RenditionURL(512) || len(body.Tags) != 2 || body.Tags[0].ID == 0 {
		t.Errorf("the image is %s", answer.Body)
	}
	if strings.Contains(string(answer.Body), user.Email) || strings.Contains(string(visitor.Get("/image/"+img.ID).Body), user.Email) {
		t.Error("the owner's e-mail address is told to visitors")
	}
}

func TestListsThroughTheAPI(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, api := site.NewUser(t, "mira")
	_, other := site.NewUser(t, "omar")
	var ids []string
	for _, prompt := range []string{"a red fox", "a blue hare", "a red owl"} {
		ids = append(ids, site.Store.AddImage(t, user, prompt).ID)
	}
	secret := site.Store.AddImage(t, user, "a secret", testkit.Private).ID
	other.PostJSON("/api/v1/images/"+ids[0]+"/like", nil).Want(http.StatusOK)
	other.PostJSON("/api/v1/images/"+ids[1]+"/favorite", nil).Want(http.StatusOK)
	for path, want := range map[string][]string{
		"/gallery/public":                                    {ids[2], ids[1], ids[0]},
		"/gallery/public?sort_by=popular&limit=1":            {ids[0]},
		"/gallery/public?sort_by=oldest&skip=1":              {ids[1], ids[2]},
		"/gallery/public?search=red":                         {ids[2], ids[0]},
		"/gallery/public?tags=red&tags=fox":                  {ids[0]},
		"/gallery/public?category=icons":                     {},
		"/gallery/public?ids=" + ids[1] + "," + secret + ",": {ids[1]},
		"/gallery/public?search=%22%27%3B--":                 {},
		"/gallery/favorites":                                 {ids[1]},
		"/images/my":                                         {},
	} {
		wantList(t, other, path, want)
	}
	wantList(t, api, "/images/my", []string{secret, ids[2], ids[1], ids[0]})
	wantList(t, api, "/images/my?search=red&sort_by=oldest", []string{ids[0], ids[2]})
	for _, path := range []string{
		"/gallery/public?limit=0", "/gallery/public?limit=1001", "/gallery/public?skip=-1", "/gallery/public?limit=x", "/gallery/public?sort_by=worst",
		"/gallery/public?category=cats", "/gallery/public?search=" + strings.Repeat("x", 201), "/images/my?limit=99999999999999999999",
	} {
		other.Get("/api/v1" + path).WantProblem(http.StatusUnprocessableEntity)
	}
}

func wantList(t *testing.T, client *sitetest.Client, path string, want []string) {
	t.Helper()
	var list struct {
		Data  []struct{ ID string }
		Total int
	}
	client.Get("/api/v1" + path).Want(http.StatusOK).JSON(&list)
	got := []string{}
	for _, img := range list.Data {
		got = append(got, img.ID)
	}
	if !slices.Equal(got, want) || list.Total < len(want) || list.Data == nil {
		t.Errorf("%s lists %v of %d, want %v", path, got, list.Total, want)
	}
}

func TestLikesAndFavoritesThroughTheAPI(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, api := site.NewUser(t, "mira")
	path := "/api/v1/images/" + site.Store.AddImage(t, user, "a fox").ID
	for _, liked := range []bool{true, false, true} {
		var like struct {
			IsLiked    bool `json:"is_liked"`
			LikesCount int  `json:"likes_count"`
		}
		var favorite struct {
			IsFavorited bool `json:"is_favorited"`
		}
		api.PostJSON(path+"/like", nil).Want(http.StatusOK).JSON(&like)
		api.PostJSON(path+"/favorite", nil).Want(http.StatusOK).JSON(&favorite)
		if like.IsLiked != liked || (like.LikesCount == 1) != liked || favorite.IsFavorited != liked {
			t.Errorf("%+v %+v, want %v", like, favorite, liked)
		}
	}
	for _, id := range []string{"nonsense", "0123456789abcdef", "%27%20OR%201=1", strings.Repeat("a", 39)} {
		api.PostJSON("/api/v1/images/"+id+"/like", nil).WantProblem(http.StatusNotFound)
		api.Get("/api/v1/images/" + id).WantProblem(http.StatusNotFound)
	}
}

func TestThePlansOnOffer(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	var tiers []struct {
		Name         string
		PriceMonthly float64 `json:"price_monthly"`
		PriceYearly  float64 `json:"price_yearly"`
	}
	site.Visitor(t).Get("/api/v1/subscriptions/tiers").Want(http.StatusOK).JSON(&tiers)
	if len(tiers) != 3 || tiers[1].Name != "Basic" || tiers[1].PriceMonthly != 10 || tiers[2].PriceYearly != 240 {
		t.Errorf("on offer are %+v", tiers)
	}
}

func TestTheAPIDescribesItself(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	var document struct {
		OpenAPI string
		Paths   map[string]any
	}
	site.Visitor(t).Get("/api/v1/openapi.json").Want(http.StatusOK).JSON(&document)
	for _, path := range []string{"/images/generate", "/auth/login", "/users/me", "/gallery/public"} {
		if document.Paths[path] == nil {
			t.Errorf("%s is not described", path)
		}
	}
}
