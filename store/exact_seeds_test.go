package store_test

import (
	"fmt"
	"io/fs"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/migrations"
)

// The third image of a generation was kept with the seed of the first, so that its seed drew the first again.
func TestImagesOfBeforeGetTheSeedThatMakesThemAgain(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	const seed = 1542831073
	migration, err := fs.ReadFile(migrations.Files, "00132_exact_seeds.sql")
	if err != nil {
		t.Fatal(err)
	}
	recipe := func(engine string, variation int) string {
		return fmt.Sprintf(`{"engine":%q,"seed":%d,"variation":%d}`, engine, seed, variation)
	}
	for _, c := range []struct {
		name   string
		recipe string
		seed   int64
		want   int64
	}{
		{"first", recipe("illustrator-1", 0), seed, seed},
		{"third", recipe("illustrator-1", 2), seed, domain.ExactSeed(seed, 2)},
		{"exact already", recipe("illustrator-1", 2), domain.ExactSeed(seed, 2), domain.ExactSeed(seed, 2)},
		{"another engine", recipe("flux", 2), seed, seed},
	} {
		img := s.AddImage(t, user, c.name)
		s.Exec(t, `UPDATE image_files SET recipe = ? WHERE blob_key = (SELECT blob_key FROM images WHERE id = ?)`, c.recipe, img.ID)
		s.Exec(t, `UPDATE images SET seed = ? WHERE id = ?`, c.seed, img.ID)
		s.Exec(t, string(migration))
		if got, err := s.Image(t.Context(), img.ID, user.ID); err != nil || got.Seed != c.want {
			t.Errorf("%s: the seed is %d, want %d (%v)", c.name, got.Seed, c.want, err)
		}
	}
}
