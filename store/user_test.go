package store_test

import (
	"errors"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/testkit"
)

func TestTheFirstUserToSignUpIsNotTheAdministrator(t *testing.T) {
	s := testkit.NewStore(t)
	if first := s.AddUser(t, "first"); first.ID != domain.AdminID+1 {
		t.Fatalf("the first to sign up is user %d", first.ID)
	}
	admin := people.Registration{Email: "admin@example.org", Username: "admin"}
	if err := s.CreateAdmin(t.Context(), admin, "hash"); err != nil {
		t.Fatalf("the administrator comes second: %v", err)
	}
	if user, _, err := s.Credentials(t.Context(), "admin"); err != nil || !user.IsAdmin() {
		t.Errorf("admin is %+v, err %v", user, err)
	}
	if err := s.CreateAdmin(t.Context(), people.Registration{Email: "b@example.org", Username: "b"}, ""); err == nil {
		t.Error("a second administrator was made")
	}
}

func TestNamesAreUniqueWhateverTheirCase(t *testing.T) {
	s := testkit.NewStore(t)
	if _, err := s.Register(t.Context(), people.Registration{Email: "Mira@Example.org", Username: "Mira"}, ""); err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		reg   people.Registration
		field string
	}{
		"the same e-mail address in capitals": {people.Registration{Email: "MIRA@EXAMPLE.ORG", Username: "other"}, "email"},
		"the same username in small letters":  {people.Registration{Email: "other@example.org", Username: "mira"}, "username"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := s.Register(t.Context(), test.reg, "")
			var e *domain.Error
			if !errors.As(err, &e) || e.Code != domain.Conflict || e.Field != test.field {
				t.Errorf("got %v, want a conflict of the %s", err, test.field)
			}
		})
	}
	if n := s.Int(t, `SELECT count(*) FROM users`); n != 1 {
		t.Errorf("there are %d users", n)
	}
	if n := s.Int(t, `SELECT count(*) FROM credit_balances`); n != 1 {
		t.Errorf("there are %d balances: a refused sign-up left one behind", n)
	}
}

func TestEitherNameFindsTheAccount(t *testing.T) {
	s := testkit.NewStore(t)
	if _, err := s.Register(t.Context(), people.Registration{Email: "Mira@Example.org", Username: "MiraB"}, "the hash"); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"mira@example.org", "MIRA@example.org ", "mirab", " MIRAB"} {
		user, hash, err := s.Credentials(t.Context(), name)
		if err != nil || user.Username != "MiraB" || hash != "the hash" {
			t.Errorf("%q finds %+v, %q, %v", name, user, hash, err)
		}
	}
	if _, _, err := s.Credentials(t.Context(), "' OR 1=1 --"); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("a hostile name gives %v", err)
	}
}

func TestRegistrationGrantsTenCreditsOncePerAddress(t *testing.T) {
	s := testkit.NewStore(t)
	reg := people.Registration{Email: "mira@example.org", Username: "mira"}
	first, err := s.Register(t.Context(), reg, "")
	if err != nil {
		t.Fatal(err)
	}
	if b, err := s.Balance(t.Context(), first.ID); err != nil || b.Plan != 10 || b.Extra != 0 || !b.ResetAt.IsZero() {
		t.Errorf("a new account has %+v, %v", b, err)
	}
	// The account goes, as an operator would make it go, and somebody signs up with its address again.
	s.Exec(t, `UPDATE users SET email_folded = 'gone', username_folded = 'gone', username_skeleton = 'gone' WHERE id = ?`, first.ID)
	reg.Email = "MIRA@example.org"
	again, err := s.Register(t.Context(), reg, "")
	if err != nil {
		t.Fatal(err)
	}
	if b, err := s.Balance(t.Context(), again.ID); err != nil || b.Remaining() != 0 {
		t.Errorf("the same address was granted credits twice: %+v, %v", b, err)
	}
	testkit.CheckLedger(t, s)
}

func TestANewPasswordEndsAllSessionsAndTokensOfTheUserAndNobodyElse(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	sessions := s.Sessions()
	for _, user := range []*domain.User{mira, omar} {
		token := "token of " + user.Username
		if err := sessions.CommitCtx(t.Context(), token, []byte("data"), s.Clock.Now().AddDate(0, 0, 1)); err != nil {
			t.Fatal(err)
		}
		if err := s.BindSession(t.Context(), token, user.ID, "a browser"); err != nil {
			t.Fatal(err)
		}
		if err := s.CreateToken(t.Context(), user.ID, token, "a script", 1e18); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.ReplacePassword(t.Context(), mira.ID, "new", "Forgotten."); err != nil {
		t.Fatal(err)
	}
	for _, table := range []string{"sessions", "api_tokens"} {
		if got := testkit.All[int64](t, s, `SELECT user_id FROM `+table); len(got) != 1 || got[0] != omar.ID {
			t.Errorf("%s are left of users %v, want %d alone", table, got, omar.ID)
		}
	}
	if err := s.ReplacePassword(t.Context(), 999, "new", "Forgotten."); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("a password for nobody: %v", err)
	}
}

func TestTheDemoUserNeverTakesOverAPersonsAccount(t *testing.T) {
	// Somebody signed up under the demo user's name while the demo gallery was off; later it was switched on, and would have
	// put the demo user's pictures into that person's account.
	s := testkit.NewStore(t)
	if _, err := s.Register(t.Context(), people.Registration{Email: "p@example.org", Username: "Pellucid"}, "a real hash"); err != nil {
		t.Fatal(err)
	}
	if id, err := s.FindOrAddDemoUser(t.Context(), "Pellucid"); err == nil {
		t.Errorf("user %d, a person, became the demo user", id)
	}
}

func TestTheDemoUserAccountIsMadeOnceAndHasNoPassword(t *testing.T) {
	s := testkit.NewStore(t)
	first, err := s.FindOrAddDemoUser(t.Context(), "Pellucid")
	if err != nil {
		t.Fatal(err)
	}
	if again, err := s.FindOrAddDemoUser(t.Context(), "Pellucid"); err != nil || again != first {
		t.Errorf("the demo user is user %d, then %d, %v", first, again, err)
	}
	if hash := testkit.One[string](t, s, `SELECT password_hash FROM users WHERE id = ?`, first); hash != "" {
		t.Errorf("the demo user has the password hash %q", hash)
	}
}

// TestNobodyTakesANameThatLooksLikeAnothers: beside "olivia" somebody could sign up as "o1ivia" or in letters of another
// alphabet, and answer in her place.
func TestNobodyTakesANameThatLooksLikeAnothers(t *testing.T) {
	s := testkit.NewStore(t)
	register := func(name string) error {
		reg := people.Registration{Email: name + "@example.org", Username: name}
		reg.Normalize()
		_, err := s.Register(t.Context(), reg, "")
		return err
	}
	for _, name := range []string{"olivia", "caspar", "modern"} {
		if err := register(name); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"o1ivia", "0livia", "Oliviа", "сaspаr", "ｃａｓｐａｒ", "modem", "OLIVIA"} {
		if err := register(name); domain.CodeOf(err) != domain.Conflict {
			t.Errorf("%q beside its look-alike: %v", name, err)
		}
	}
	for _, name := range []string{"olivier", "caspar2", "modest"} {
		if err := register(name); err != nil {
			t.Errorf("%q: %v", name, err)
		}
	}
	google := people.Person{Provider: people.Google, Subject: "1", Email: "o@gmail.com", Name: "0livia"}
	user, _, err := s.SignInWith(t.Context(), google)
	if err != nil || user.Username != "0livia-2" {
		t.Errorf("who comes from Google is %+v, %v", user, err)
	}
}

func TestAProfileIsKeptForItsOwner(t *testing.T) {
	s := testkit.NewStore(t)
	mira, other := s.AddUser(t, "mira"), s.AddUser(t, "other")
	s.Exec(t, `UPDATE users SET avatar_url = 'https://example.org/a.png' WHERE id = ?`, mira.ID)
	said := domain.Profile{Bio: "I draw boats.", Website: "https://example.org", SocialLinks: map[string]string{"x": "https://x.com/m"}}
	if err := s.UpdateProfile(t.Context(), mira.ID, said); err != nil {
		t.Fatal(err)
	}
	kept, err := s.User(t.Context(), mira.ID)
	if err != nil {
		t.Fatal(err)
	}
	if p := kept.Profile; p.Bio != said.Bio || p.Website != said.Website || p.SocialLinks["x"] != "https://x.com/m" || p.AvatarURL == "" {
		t.Errorf("kept is %+v", p)
	}
	if untouched, err := s.User(t.Context(), other.ID); err != nil || untouched.Profile.Bio != "" {
		t.Errorf("the other's profile is %+v, %v", untouched.Profile, err)
	}
	if err := s.UpdateProfile(t.Context(), 4711, said); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("nobody's profile gives %v", err)
	}
}
