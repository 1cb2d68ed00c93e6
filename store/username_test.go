package store_test

import (
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
