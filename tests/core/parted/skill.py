from ludotek.core.parts import Skill

SKILL = Skill(method="mcts")
