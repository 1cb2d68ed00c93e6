package store_test

import (
	"path/filepath"
	"slices"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// TestNobodyTakesANameThatLooksLikeAnothers: beside "olivia" somebody could sign up as "o1ivia" or in letters of another
// alphabet, and answer in her place.
func TestNobodyTakesANameThatLooksLikeAnothers(t *testing.T) {
	s := testkit.NewStore(t)
	register := func(name string) error {
		reg := domain.Registration{Email: name + "@example.org", Username: name}
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
	google := domain.Person{Provider: domain.Google, Subject: "1", Email: "o@gmail.com", Name: "0livia"}
	user, _, err := s.SignInWith(t.Context(), google)
	if err != nil || user.Username != "0livia-2" {
		t.Errorf("who comes from Google is %+v, %v", user, err)
	}
}

// TestOldNamesAreWrittenAsNewOnesAre: "ｚｏｅ" in wide letters was kept as it was typed, and "zoe" could be taken beside it.
func TestOldNamesAreWrittenAsNewOnesAre(t *testing.T) {
	path, clock := filepath.Join(t.TempDir(), "pellucid.db"), testkit.NewClock()
	old := testkit.OpenStore(t, path, clock)
	for i, name := range []string{"ｚｏｅ", "mira", "ｍｉｒａ"} {
		old.Exec(t, `INSERT INTO users (email, email_folded, username, username_folded, created_at) VALUES (?1, ?1, ?2, ?2, 1)`, i, name)
	}
	if err := old.Close(); err != nil {
		t.Fatal(err)
	}
	s := testkit.OpenStore(t, path, clock)
	if got := testkit.All[string](t, s, `SELECT username FROM users ORDER BY id`); !slices.Equal(got, []string{"zoe", "mira", "ｍｉｒａ"}) {
		t.Errorf("the names are %q", got)
	}
	if user, _, err := s.Credentials(t.Context(), "Ｚｏｅ"); err != nil || user.Username != "zoe" {
		t.Errorf("by the old name: %+v, %v", user, err)
	}
	if _, err := s.Register(t.Context(), domain.Registration{Email: "z@example.org", Username: "zое"}, ""); domain.CodeOf(err) != domain.Conflict {
		t.Errorf("a look-alike of an old name: %v", err)
	}
}
