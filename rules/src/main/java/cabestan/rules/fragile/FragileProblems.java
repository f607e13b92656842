package cabestan.rules.fragile;

import cabestan.rules.game.BadText;
import java.util.List;

/** The eight published problems, with their published solutions. */
public final class FragileProblems {

    private static final List<FragileProblem> ALL = List.of(
            new FragileProblem("p1", """
                    game     fragile-problem
                    crates   C6
                    dockers  D6 B9
                    others   C2
                    goal     C6 C3
                    turns    2
                    """, """
                    D6*C6-B6 C6-B3 end
                    B9-B7 B7*B6-B5 B6*B5-B4 B5~B4-C3(B3,C2)
                    """),
            new FragileProblem("p2", """
                    game     fragile-problem
                    crates   E3 E3
                    dockers  F3 B4
                    others   F2 H2 J2
                    goal     E3.bottom J1
                    turns    2
                    """, """
                    F3^E3-D3 F3-E4 E4*E3-E2 end
                    B4-D2 D2~E2-J1(F2,H2,J2)
                    """),
            new FragileProblem("p3", """
                    game     fragile-problem
                    crates   J2 J2 I3 I3
                    dockers  J5 J6
                    others   I5
                    goal     J2.top J1
                    goal     I3.bottom H3
                    turns    2
                    """, """
                    J6-I4 I4^I3-I2 end
                    J5-J3 J3^J2-J1 J3*I3-H3
                    """),
            new FragileProblem("p4", """
                    game     fragile-problem
                    crates   D3 E3 F3 G6
                    dockers  C5 G5 D7
                    goal     G6 C3
                    turns    3
                    """, """
                    G5-H6 H6*G6-F6 G6*F6-E6 F6*E6-D6 end
                    C5-D4 D4*D3-D2 D3*D2-D1 D2-C2 end
                    D7*D6-D5 D6*D5-D4 D5*D4-D3 D4*D3-D2 D3~D2-C3(C2)
                    """),
            new FragileProblem("p5", """
                    game     fragile-problem
                    crates   B1 B2 C2 B3 B4
                    dockers  A2 C1 C6
                    goal     B4 A1
                    turns    3
                    """, """
                    A2+B2-C2 B2~B1-D1(C1) B2-A3 end
                    C1-B2 B2~B3-A2(A3) B2-B1 end
                    C6-B5 B5*B4-B3 B4*B3-B2 B3~B2-A1(B1)
                    """),
            new FragileProblem("p6", """
                    game     fragile-problem
                    crates   D2 B9
                    dockers  A9 B8 E5
                    others   D3 D5 F5 D7 E7 F7
                    goal     B9 C3
                    turns    3
                    """, """
                    B8-E8 end
                    E5-E2 E2*D2-C2 D2*C2-B2 end
                    A9*B9-C9 B9*C9-D9 C9*D9-E9 D9~E9-C3(E8,F7,F5,D5,D3,C2)
                    """),
            new FragileProblem("p7", """
                    game     fragile-problem
                    crates   B1 C1 D1 B2 C2 C2 D2
                    dockers  E1 E2 D5
                    goal     C1 A1
                    turns    2
                    """, """
                    D5-D3 D3~D2-F2(E2) D3-D2 D2~D1-F1(E1) end
                    E1-D1 D1+C1-B1 C1^B1-A1
                    """),
            new FragileProblem("p8", """
                    game     fragile-problem
                    crates   D4 E4 F4 G4 D5 G5 D6 G6 D7 E7 F7 G7
                    dockers  E5 F5 E6
                    others   C2 D3
                    goal     G7 C3
                    turns    4
                    """, """
                    F5-F6 F6*G6-H6 end
                    E5*E4-E3 E4~E3-B2(D3,C2) E4-F5 end
                    E6*E7-E8 E7*E8-E9 E8-G8 G8~G7-E5(G6,F5) end
                    G6-E6 E6*E5-E4 E5*E4-E3 E4~E3-C3(D3,C2)
                    """));

    private FragileProblems() {}

    public static List<FragileProblem> all() {
        return ALL;
    }

    /** The problem of that name, or {@link BadText}. */
    public static FragileProblem named(String id) {
        for (FragileProblem problem : ALL) {
            if (problem.id().equals(id)) {
                return problem;
            }
        }
        throw new BadText(BadText.quote(id) + " is not a problem; expected p1 to p" + ALL.size());
    }
}
